import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { Button } from '@mantine/core'
import { usePersonAction } from '#backoffice/person/actions/use-person-action.ts'
import { restrictedCopy as copy } from '#backoffice/person/restricted/restricted.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'
import classes from '../person.module.css'

/** Suspends an account, or lifts that; on trial as well. */
export function SuspendButton({ person }: { person: PersonView }) {
  const { userId, isHeld, isYou, subscriptionVersion: version } = person
  const maySupport = useMay('support')
  const verb = isHeld ? copy.release : copy.suspend
  const lead = isHeld ? copy.releaseLead : copy.suspendLead
  const action = usePersonAction(
    (reason: string) => adminClient.person.suspend({ userId, version, reason, isHeld: !isHeld }),
    {
      done: () => ({ title: isHeld ? copy.released : copy.suspended }),
      failed: copy.suspendFailed,
    },
  )
  return (
    <div className={classes.deed}>
      <p>
        <strong>{verb}</strong>
        <span className={classes.quiet}>{lead}</span>
      </p>
      <Button variant="default" disabled={isYou || !maySupport} onClick={action.open}>
        {verb}
      </Button>
      <ReasonDialog
        opened={action.opened}
        title={verb}
        lead={lead}
        confirm={verb}
        isDanger={!isHeld}
        isBusy={action.isBusy}
        onConfirm={(reason) => action.send(reason)}
        onClose={action.close}
      />
    </div>
  )
}
