import '@mantine/core/styles/Modal.layer.css'
import { Button, Group, Modal } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { isOwnPress } from '#design/dialog/one-press.ts'
import { useFocusAfter } from '#design/later/use-focus-after.ts'
import { useLayer } from '#design/layers/use-layer.ts'
import classes from './dialog.module.css'

type Props = {
  opened: boolean
  /** Whole sentence; it is the dialog's name. */
  question: string
  /** What it is about, when the question itself does not say. */
  subject?: { name: string; detail?: string }
  /** At the right of the subject, as an amount. */
  aside?: ReactNode
  /** On the button that leaves everything as it is. */
  cancel?: string
  /** The verb on the button that does it. */
  confirm: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** More to read or choose before it is done. */
  children?: ReactNode
}

/** Asks before something is taken away; one press does it once. */
export function ConfirmDialog(props: Props) {
  const { subject, aside } = props
  const focusAfter = useFocusAfter()
  useLayer(props.opened, props.onClose)
  const confirm = (event: MouseEvent) => {
    if (!isOwnPress(event, props.opened)) return
    focusAfter()
    props.onConfirm()
  }
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      closeOnEscape={false}
      returnFocus={false}
      centered
      title={props.question}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      classNames={{ content: classes.content, title: classes.title, header: classes.header }}
    >
      {subject ? (
        <p className={classes.subject}>
          <span>
            <strong>{subject.name}</strong>
            {subject.detail ? <span className={classes.quiet}>{subject.detail}</span> : null}
          </span>
          {aside}
        </p>
      ) : null}
      {props.children}
      <Group justify="flex-end" gap={12}>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {props.cancel ?? 'Cancelar'}
        </Button>
        <Button className={classes.danger} loading={props.isBusy ?? false} onClick={confirm}>
          {props.confirm}
        </Button>
      </Group>
    </Modal>
  )
}
