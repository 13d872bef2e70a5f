import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#design/dialog/dialog.module.css'
import { useIsPhone } from '#design/use-is-phone.ts'

type Props = {
  opened: boolean
  title: ReactNode
  /** In pixels; a phone takes its whole width. */
  size?: number
  onClose: () => void
  children: ReactNode
}

/** What every dialog with a form stands on: a sheet from below on a phone. */
export function DialogSheet({ opened, title, size = 460, onClose, children }: Props) {
  const isPhone = useIsPhone()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered={!isPhone}
      size={size}
      title={title}
      closeButtonProps={{ 'aria-label': 'Fechar', size: 'lg' }}
      classNames={{
        content: classes.content,
        title: classes.title,
        header: classes.header,
        inner: classes.inner,
      }}
    >
      {children}
    </Modal>
  )
}
