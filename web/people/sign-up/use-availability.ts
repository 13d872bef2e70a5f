import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { phoneToCheck } from '#people/fields/personal-fields.model.ts'
import {
  type Availability,
  emailToCheck,
  type LookUps,
  type PersonalFields,
} from './personal-step.model.ts'

const typingPauseMs = 500
/** Going back and forth in the wizard asks nothing twice. */
const knownForMs = 60_000

const asked = { retry: false, staleTime: knownForMs, refetchOnWindowFocus: false } as const

/** What is known of the e-mail and of the phone that are filled in. */
export function useLookUps(fields: PersonalFields): LookUps {
  return {
    email: useEmailAvailability(emailToCheck(fields.email)),
    phone: usePhoneAvailability(phoneToCheck(fields.phone)),
  }
}

/** Asks whether this e-mail is taken, half a second after typing stops. Null asks nothing. */
function useEmailAvailability(email: string | null): Availability {
  const [settled] = useDebouncedValue(email, typingPauseMs)
  const query = useQuery({
    ...api.identity.checkEmail.queryOptions({ input: settled ? { email: settled } : skipToken }),
    ...asked,
  })
  if (email === null) return 'unknown'
  return settled === email ? availability(query) : 'checking'
}

/** Asks whether this phone (13 digits) is taken. Null asks nothing. */
function usePhoneAvailability(phone: string | null): Availability {
  const query = useQuery({
    ...api.identity.checkPhone.queryOptions({ input: phone ? { phone } : skipToken }),
    ...asked,
  })
  return phone === null ? 'unknown' : availability(query)
}

/** A look-up that failed holds nobody up: the sign-up itself checks again. */
function availability(query: {
  isFetching: boolean
  data: { exists: boolean } | undefined
}): Availability {
  if (query.isFetching) return 'checking'
  if (!query.data) return 'unknown'
  return query.data.exists ? 'taken' : 'free'
}
