import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { BottomBar } from '#app/shell/bottom-bar.tsx'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { Sidebar } from '#app/shell/sidebar.tsx'
import { useSidebar } from '#app/shell/use-sidebar.ts'
import { usePersonCaches } from '#connection/caches/use-person-caches.ts'
import { useSignedIn } from '#connection/session.ts'
import { useLiveData } from '#connection/use-live-data.ts'
import { useOnline } from '#connection/use-online.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import { TransactionDialogs } from '#money/transactions/dialogs/transaction-dialogs.tsx'
import classes from './shell.module.css'

const MenuDrawer = lazy(async () => ({
  default: (await import('#app/shell/menu-drawer.tsx')).MenuDrawer,
}))

/** The frame around every page of a signed-in person. */
export default function Shell() {
  const session = useSignedIn()
  usePersonCaches(session.userId)
  useLiveData(session.userId)
  const isPhone = useIsPhone()
  const isOnline = useOnline()
  const sidebar = useSidebar()
  const [isMenuOpen, menu] = useDisclosure()
  // A conversation fills a phone's screen; its own header opens the menu there.
  const isConversation = useLocation().pathname === paths.lya

  return (
    <TransactionDialogs>
      <a className="lya-hidden lya-skip" href="#content">
        {shellCopy.skip}
      </a>
      <div className={classes.shell} data-sidebar={sidebar.isOpen ? 'open' : 'closed'}>
        {isPhone ? null : <Sidebar isOpen={sidebar.isOpen} onToggle={sidebar.toggle} />}
        <main
          id="content"
          tabIndex={-1}
          className={classes.content}
          data-conversation={isConversation || undefined}
        >
          {isOnline || isConversation ? null : (
            <p className={classes.offline} role="status">
              {shellCopy.offline}
            </p>
          )}
          <Outlet context={{ openMenu: menu.open }} />
        </main>
        {isPhone && !isConversation ? <BottomBar onMenu={menu.open} /> : null}
      </div>
      {isPhone ? (
        <Suspense>
          <MenuDrawer opened={isMenuOpen} onClose={menu.close} />
        </Suspense>
      ) : null}
    </TransactionDialogs>
  )
}
