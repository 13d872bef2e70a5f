import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '#design/dialog/dialog.module.css'
import { oneSending } from '#design/dialog/one-press.ts'
import { useFilled } from '#design/layers/use-filled.ts'
import { useLayer } from '#design/layers/use-layer.ts'
import { useIsPhone } from '#design/use-is-phone.ts'

type Props = {
  opened: boolean
  title: ReactNode
  /** In pixels; a phone takes its whole width. */
  size?: number
  onClose: () => void
  children: ReactNode
}

/**
 * What every dialog with a form stands on: a sheet from below on a phone. Once something is filled
 * in, it asks before that is thrown away; the form's own 'Cancelar' needs no question.
 */
export function DialogSheet({ opened, title, size = 460, onClose, children }: Props) {
  const isPhone = useIsPhone()
  const { isFilled, watcher } = useFilled(opened)
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isFilled() ? setAsking(true) : onClose())
  useLayer(opened, leave, { isTypedInto: true })
  return (
    <>
      <Modal
        opened={opened}
        onClose={leave}
        closeOnEscape={false}
        returnFocus={false}
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
        <div className={classes.filling} {...watcher} {...oneSending(opened)}>
          {children}
        </div>
      </Modal>
      <ConfirmDialog
        opened={opened && isAsking}
        onClose={() => setAsking(false)}
        question="Descartar o que você preencheu?"
        cancel="Continuar editando"
        confirm="Descartar"
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}
