import type { Session } from '@lya/contract/people/identity.ts'
import { planNotice } from '@lya/core/people/plan/plan-notice.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UIMatch, useLocation, useMatches } from 'react-router'
import { hasFinances } from '#connection/caches/financial-cache.ts'
import { keptSession } from '#connection/caches/kept-session.ts'
import { nowMs } from '#connection/clock.ts'
import { isSessionKnown } from '#connection/session/session.ts'
import { maySignInByCookie } from '#connection/session/sign-out-debt.ts'
import type { PageHandle } from '#design/page/page-handle.ts'

/** A slow answer is awaited by the page's own skeleton. */
const waitMsMax = 400

/**
 * Asks for the page's data while it is still being found out who is signed in, where that was
 * somebody before: the answer is for whoever the cookie names, as every other, and the page is
 * drawn once instead of first without it.
 *
 * @returns Whether it is worth waiting for before the page is drawn.
 */
export function useEarlyData(): boolean {
  const queryClient = useQueryClient()
  const matches = useMatches()
  const { search } = useLocation()
  const [isAwaited, setIsAwaited] = useState(() => isWorthwhile(queryClient, matches))
  useEffect(() => {
    if (!isAwaited) return
    const over = () => setIsAwaited(false)
    const timer = setTimeout(over, waitMsMax)
    void fetchAll(queryClient, matches, new URLSearchParams(search)).then(over)
    return () => clearTimeout(timer)
  }, [isAwaited, queryClient, matches, search])
  return isAwaited
}

function isWorthwhile(queryClient: QueryClient, matches: UIMatch[]): boolean {
  const kept = keptSession()
  if (kept === null || isSessionKnown(queryClient) || isShut(kept)) return false
  // What this tab kept of the last minutes is shown without asking.
  return !hasFinances() && handlesOf(matches).length > 0
}

/** Most pages were closed to them: they are asked for nothing before it is known what is open. */
function isShut({ leavesAt, planStatus: state, trialEndDate }: NonNullable<Session>): boolean {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs())
  // What an older page kept knows no `leavesAt`.
  return Boolean(leavesAt) || planNotice({ state, trialEndDate }, now)?.kind === 'blocked'
}

async function fetchAll(
  queryClient: QueryClient,
  matches: UIMatch[],
  search: URLSearchParams,
): Promise<void> {
  if (!(await maySignInByCookie())) return
  await Promise.all(handlesOf(matches).flatMap((handle) => handle.fetchEarly(queryClient, search)))
}

/** Only pages export one, as PageHandle says. */
function handlesOf(matches: UIMatch[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []))
}
