import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePersonAction } from '#backoffice/person/actions/use-person-action.ts'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'

type Props<Done> = {
  label: string
  /** Of the dialog, where it says more than the button. */
  title?: string
  lead: string
  isDanger?: boolean
  isDisabled?: boolean
  /** False while something of `children` is still to be filled in. */
  isReady?: boolean
  run: (reason: string) => Promise<Done>
  done: (done: Done) => string
  failed: string
  /** On the button of the dialog; the label where nothing is said. */
  confirm?: string
  onOpen?: () => void
  children?: ReactNode
}

/** A button that asks why, does it once, and says what came of it. */
export function ActionButton<Done>(props: Props<Done>) {
  const { label, title = label, lead, isDanger = false, isDisabled = false, children } = props
  const action = usePersonAction(props.run, {
    done: (done) => ({ title: props.done(done) }),
    failed: props.failed,
  })
  const open = () => {
    props.onOpen?.()
    action.open()
  }
  return (
    <>
      <Button variant="default" disabled={isDisabled} onClick={open}>
        {label}
      </Button>
      <ReasonDialog
        opened={action.opened}
        title={title}
        lead={lead}
        confirm={props.confirm ?? title}
        isDanger={isDanger}
        isBusy={action.isBusy}
        isReady={props.isReady ?? true}
        onConfirm={(reason) => action.send(reason)}
        onClose={action.close}
      >
        {children}
      </ReasonDialog>
    </>
  )
}
