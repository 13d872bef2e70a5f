import type { Invitation } from '@lya/contract/backoffice/operators.ts'
import { Button } from '@mantine/core'
import { adminClient } from '#connection/admin/admin-client.ts'
import { formatDay } from '#format/days.ts'
import { operatorsCopy as copy } from './operators.copy.ts'
import classes from './operators.module.css'
import { RolePills } from './role-pills.tsx'
import { useDeed } from './use-operators.ts'

/** The invitations that nobody took up yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const cancel = useDeed(adminClient.operators.cancelInvitation, {
    told: copy.cancelled,
    isToasted: true,
  })
  if (invitations.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="convites">
      <h2 id="convites" className={classes.heading}>
        {copy.invitations}
      </h2>
      <ul className={classes.invitations}>
        {invitations.map(({ id, email, roles, invitedBy, expiresAt }) => (
          <li key={id} className={classes.invitation}>
            <span className={classes.whom}>
              <strong>{email}</strong>
              <span className={classes.quiet}>
                {copy.invitedBy(invitedBy, formatDay(expiresAt.slice(0, 10)))}
              </span>
            </span>
            <RolePills roles={roles} />
            <Button
              variant="default"
              size="xs"
              aria-label={copy.named(copy.cancelInvitation, email)}
              loading={cancel.isPending && cancel.variables.id === id}
              onClick={() => cancel.mutate({ id })}
            >
              {copy.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
