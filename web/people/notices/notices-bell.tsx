import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Suspense, startTransition, useState } from 'react'
import { later } from '#design/later/later.ts'
import { bellName } from '#people/notices/notices.copy.ts'
import { useNotices } from '#people/notices/use-notices.ts'
import classes from './notices.module.css'

const NoticesDialog = later(
  async () => (await import('#people/notices/notices-dialog.tsx')).NoticesDialog,
)

/** The bell, which counts what is new and opens it. */
export function NoticesBell({ size }: { size: number }) {
  const { length } = useNotices()
  const [{ isOpen, isKnown }, setOpen] = useState({ isOpen: false, isKnown: false })
  const name = bellName(length)
  return (
    <>
      <ActionIcon
        size={size}
        className={classes.bell}
        aria-label={name}
        aria-haspopup="dialog"
        title={name}
        onClick={() => startTransition(() => setOpen({ isOpen: true, isKnown: true }))}
        onPointerEnter={() => void NoticesDialog.load()}
      >
        <IconBell size={21} stroke={1.7} aria-hidden="true" />
        {length > 0 ? (
          <span className={classes.count} aria-hidden="true">
            {length > 9 ? '9+' : length}
          </span>
        ) : null}
      </ActionIcon>
      <Suspense>
        {isKnown ? (
          <NoticesDialog
            opened={isOpen}
            onClose={() => setOpen({ isOpen: false, isKnown: true })}
          />
        ) : null}
      </Suspense>
    </>
  )
}
