import type { ReactNode } from 'react'
import { AdminPalette } from '#backoffice/palette/admin-palette.tsx'
import { useOperator } from '#connection/admin/operator.ts'
import { useLiveData } from '#connection/live/use-live-data.ts'
import { useRouteFocus } from '#design/page/use-route-focus.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import { PhoneBar } from './phone-bar.tsx'
import { shellCopy } from './shell.copy.ts'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { usePages } from './use-pages.ts'
import { usePalette } from './use-palette.ts'

/** The frame around every page of the back-office. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { userId } = useOperator()
  const isPhone = useIsPhone()
  const palette = usePalette()
  const pages = usePages()
  useLiveData(userId)
  useRouteFocus()
  return (
    <>
      <a className="lya-hidden lya-skip" href="#content">
        {shellCopy.skip}
      </a>
      <div className={classes.shell}>
        {isPhone ? <PhoneBar onSearch={palette.open} /> : <Sidebar onSearch={palette.open} />}
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>
      <AdminPalette opened={palette.isOpen} pages={pages} onClose={palette.close} />
    </>
  )
}
