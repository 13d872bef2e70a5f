import type { Profile } from '@lya/contract/people/profile.ts'
import { Button } from '@mantine/core'
import { dataCopy as copy } from '../profile.copy.ts'
import classes from './pending-email.module.css'
import { useSavePersonal } from './use-save-personal.ts'

/** The new address that waits for its proof: who has it can send the link again or give it up. */
export function PendingEmail({ profile }: { profile: Profile }) {
  const save = useSavePersonal(() => undefined)
  const { email, pendingEmail } = profile
  if (pendingEmail === null) return null
  return (
    <div className={classes.pending} role="status">
      <p className={classes.words}>
        <strong>{copy.pending(pendingEmail)}</strong>
        {email ? copy.pendingHint(email) : null}
      </p>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          disabled={save.isPending}
          onClick={() => save.mutate({ email: pendingEmail })}
        >
          {copy.resend}
        </Button>
        {/* Somebody else has proven the address of before: there is none to go back to. */}
        {email ? (
          <Button
            size="sm"
            variant="subtle"
            disabled={save.isPending}
            onClick={() => save.mutate({ email })}
          >
            {copy.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
