import type { Profile } from '@lya/contract/people/profile.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { dataCopy as copy } from '../profile.copy.ts'
import { usePutProfile } from '../use-put-profile.ts'
import classes from './pending-email.module.css'

/** That the address is not confirmed yet: its link may be asked for again. */
export function UnprovenEmail({ profile }: { profile: Profile }) {
  const putProfile = usePutProfile()
  const send = useMutation(
    api.profiles.sendConfirmation.mutationOptions({
      onSuccess: async (now) => {
        // Confirmed meanwhile, in the window of the mail: then there was nothing to send.
        if (!now.emailVerified) toastSuccess({ title: copy.linkSent(now.email) })
        await putProfile(now)
      },
      onError: (failure) =>
        toastError({ title: copy.resendFailed, message: refusalSentence(failure) }),
    }),
  )
  const { email, emailVerified, pendingEmail } = profile
  if (emailVerified || email === '' || pendingEmail !== null) return null
  return (
    <div className={classes.pending} role="status">
      <p className={classes.words}>
        <strong>{copy.pending(email)}</strong>
        {copy.unprovenHint}
      </p>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          loading={send.isPending}
          onClick={() => send.mutate(undefined)}
        >
          {copy.resend}
        </Button>
      </div>
    </div>
  )
}
