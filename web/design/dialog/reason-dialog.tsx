import { limits } from '@lya/core/limits.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import classes from './dialog.module.css'

type Props = {
  opened: boolean
  title: string
  /** What will happen, in a sentence or two. */
  lead?: ReactNode
  /** The verb on the button that does it. */
  confirm: string
  /** It takes something away. */
  isDanger?: boolean
  isBusy?: boolean
  /** Why it did not work, in words. */
  failure?: string | null
  /** False while something of `children` is still to be filled in. */
  isReady?: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  /** More to fill in, before the reason. */
  children?: ReactNode
}

/** Asks an operator why, before something is done to somebody's account. */
export function ReasonDialog({ opened, title, onClose, ...form }: Props) {
  return (
    <DialogSheet opened={opened} title={title} onClose={onClose}>
      <ReasonForm {...form} onClose={onClose} />
    </DialogSheet>
  )
}

/** Within the sheet, so that each opening begins with no reason. */
function ReasonForm(props: Omit<Props, 'opened' | 'title'>) {
  const { lead, confirm, isBusy = false, failure, isReady = true, children } = props
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const mayGo = isReady && reason.length >= limits.reasonLengthMin
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayGo && !isBusy) props.onConfirm(reason)
  }
  return (
    <form className={classes.reason} onSubmit={submit} noValidate>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
      <Textarea
        label="Motivo"
        description="Fica no registro de quem fez o quê."
        rows={3}
        maxLength={limits.reasonLengthMax}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus={children ? undefined : true}
      />
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <Group justify="flex-end" gap={12}>
        <Button variant="default" onClick={props.onClose}>
          Cancelar
        </Button>
        <Button
          type="submit"
          className={props.isDanger ? classes.danger : ''}
          disabled={!mayGo}
          loading={isBusy}
        >
          {confirm}
        </Button>
      </Group>
    </form>
  )
}
