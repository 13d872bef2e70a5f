import type { CookieAnswer } from '@lya/contract/people/cookies.ts'
import { addVisitorConsent } from '#people/cookies/cookies.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Notes the answer. Who agrees to something is known by an id from then on; who agrees to nothing
 * gets none, and what they refuse is noted under the id that they had.
 *
 * @returns The id that the browser is to keep; null when it is to keep none.
 */
export async function chooseCookies(
  { tx, clock }: { tx: Tx; clock: Clock },
  answer: CookieAnswer & { knownVisitorId: string | null; ip: string },
): Promise<string | null> {
  const { measurement, marketing, textVersion, ip } = answer
  const visitorId = answer.knownVisitorId ?? newId()
  await addVisitorConsent(tx, {
    ...{ visitorId, measurement, marketing, textVersion },
    network: shortNetwork(ip),
    at: clock.now(),
  })
  return measurement || marketing ? visitorId : null
}

/** Enough to show that an answer came from somewhere, too little to find who gave it. */
function shortNetwork(ip: string): string {
  if (!ip.includes(':')) return `${ip.split('.').slice(0, 3).join('.')}.0/24`
  const [head = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`
}
