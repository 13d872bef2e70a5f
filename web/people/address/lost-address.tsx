import { useQuery } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { api } from '#connection/calls/client.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { TextLink } from '#design/text-link.tsx'
import { lostAddressCopy as copy } from './lost-address.copy.ts'
import classes from './lost-address.module.css'

/**
 * Above every page of who signed up with an address that somebody else has proven since: their
 * account is theirs, but no letter reaches them and the address lets them in no more.
 */
export function LostAddress() {
  const { email } = useSignedIn()
  const isLost = email === ''
  const { data } = useQuery({ ...api.profiles.get.queryOptions(), enabled: isLost })
  if (!isLost || !data) return null
  const { pendingEmail, phone } = data
  return (
    <aside className={classes.alert} aria-label={copy.label}>
      <p className={classes.text}>
        <strong>{pendingEmail === null ? copy.lost : copy.waiting(pendingEmail)}</strong>
        {phone === null ? copy.noPhone : copy.byPhone(phone)}
      </p>
      <TextLink to={paths.profile}>{pendingEmail === null ? copy.give : copy.see}</TextLink>
    </aside>
  )
}
