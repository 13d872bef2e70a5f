import type { ListedOperator } from '@lya/contract/backoffice/operators.ts'
import { useState } from 'react'
import { adminClient } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'
import { operatorsCopy as copy } from './operators.copy.ts'
import { RoleChoice } from './role-choice.tsx'
import { useDeed } from './use-operators.ts'

export type DeedKind = 'change' | 'suspend' | 'lift' | 'revoke'

const words = {
  change: { title: copy.changeTitle, lead: copy.changeLead, confirm: copy.save },
  suspend: { title: copy.suspendTitle, lead: copy.suspendLead, confirm: copy.suspend },
  lift: { title: copy.liftTitle, lead: copy.liftLead, confirm: copy.lift },
  revoke: { title: copy.revokeTitle, lead: copy.revokeLead, confirm: copy.revoke },
} as const

type Props = { kind: DeedKind; target: ListedOperator; onClose: () => void }

/** Asks for the reason of what is done to an operator, and does it. */
export function DeedDialog({ kind, target, onClose }: Props) {
  const [held, setHeld] = useState(target.roles)
  const { userId } = target
  const deed = useDeed(
    (reason: string) => {
      const { operators } = adminClient
      if (kind === 'change') return operators.setRoles({ userId, reason, roles: held })
      return operators[kind]({ userId, reason })
    },
    { told: copy.saved, onDone: onClose },
  )
  const { title, lead, confirm } = words[kind]
  return (
    <ReasonDialog
      opened
      title={title(target.name)}
      lead={lead}
      confirm={confirm}
      isDanger={kind === 'suspend' || kind === 'revoke'}
      isBusy={deed.isPending}
      isReady={kind !== 'change' || held.length > 0}
      failure={deed.isError ? refusalSentence(deed.error) : null}
      onConfirm={(reason) => deed.mutate(reason)}
      onClose={onClose}
    >
      {kind === 'change' ? <RoleChoice value={held} onChange={setHeld} /> : null}
    </ReasonDialog>
  )
}
