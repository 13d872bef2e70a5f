import { readEmail } from '@lya/core/people/identity/email.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { mayTryAgain, waitsMs } from '#commerce/checkout/patiently.ts'
import { api } from '#connection/calls/client.ts'
import type { EmailStatus } from './personal.model.ts'

const typingPauseMs = 500
/** Going back and forth between the steps asks nothing twice. */
const knownForMs = 60_000

/**
 * What is known of this address, asked half a second after typing stops. A look-up that failed
 * holds nobody up: the server looks again before anything is paid.
 */
export function useEmailStatus(typed: string): { status: EmailStatus; hasFailed: boolean } {
  const reading = readEmail(typed)
  const email = 'email' in reading ? reading.email : null
  const [settled] = useDebouncedValue(email, typingPauseMs)
  const query = useQuery({
    ...api.checkout.emailStatus.queryOptions({ input: settled ? { email: settled } : skipToken }),
    retry: (failures, failure) => failures < waitsMs.length && mayTryAgain(failure),
    retryDelay: (failures) => waitsMs[failures] ?? 0,
    staleTime: knownForMs,
    // Known until the purchase is done, which may take the half hour of a PIX code.
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (email === null) return { status: 'unknown', hasFailed: false }
  if (settled !== email || query.isFetching) return { status: 'checking', hasFailed: false }
  return { status: query.data?.status ?? 'unknown', hasFailed: query.isError }
}

/** Whether this address was found to be in trial, while the buyer was asked for it. */
export function isTrialEmail(queryClient: QueryClient, typed: string): boolean {
  const reading = readEmail(typed)
  if (!('email' in reading)) return false
  const { queryKey } = api.checkout.emailStatus.queryOptions({ input: { email: reading.email } })
  return queryClient.getQueryData(queryKey)?.status === 'trial'
}
