import { client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** What this tab is sending right now; where a browser has no locks it is all that can be known. */
const underWay = new Set<string>()

/**
 * Sends what waits of a person: in one tab at a time, and only while the cookie is theirs, which
 * another tab may have changed.
 *
 * @param round.isFresh What waits was written here just now, by the person who is signed in: nobody
 *   has to be asked who that is.
 * @param round.send Sends the next one; false when nothing is left. What it throws, and may pass,
 *   ends this round and leaves the rest for the next one.
 * @returns Whether nothing is left of what this tab may send.
 */
export async function sendAsOnlySender(
  name: string,
  userId: string,
  round: { isFresh?: boolean; send(): Promise<boolean> },
): Promise<boolean> {
  const lockName = `${name}-${userId}`
  if (underWay.has(lockName)) return false
  underWay.add(lockName)
  try {
    if (!('locks' in navigator)) return await sendAll(userId, round)
    return await navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
      lock === null ? false : sendAll(userId, round),
    )
  } finally {
    underWay.delete(lockName)
  }
}

async function sendAll(
  userId: string,
  { isFresh = false, send }: Parameters<typeof sendAsOnlySender>[2],
): Promise<boolean> {
  try {
    if (!isFresh) {
      const { session } = await client.identity.session()
      if (session?.userId !== userId) return false
    }
    while (await send());
    return true
  } catch (failure) {
    if (mayPass(failure)) return false
    throw failure
  }
}

/** No answer, or one that another moment may change: a restart, a limit, a session, a plan. */
export function mayPass(failure: unknown): boolean {
  if (failure instanceof RefusedCall) {
    return failure.status >= 500 || [401, 402, 408, 425, 429].includes(failure.status)
  }
  return isUnanswered(failure)
}

/** Whether a call failed because nobody was reached; the browser says so by this error. */
export function isUnanswered(failure: unknown): boolean {
  return failure instanceof TypeError
}
