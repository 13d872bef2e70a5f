import type { Session } from '@lya/contract/people/identity.ts'
import { fullDaysIn } from '@lya/core/people/profile/full-days.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Shows whoever is in trial how long it still lasts, where the page has the place for it. */
export async function showTrialBanner(
  page: Document,
  asked: Promise<Session>,
  nowMs = performance.timeOrigin + performance.now(),
): Promise<void> {
  const banner = page.querySelector<HTMLElement>('[data-trial-banner]')
  const days = banner?.querySelector('[data-trial-days]')
  const session = await asked
  if (!banner || !days || session?.planStatus !== 'TRIAL' || session.leavesAt) return
  // A day alone is read as midnight in UTC, where trials end.
  const left = fullDaysIn(Date.parse(session.trialEndDate ?? '') + dayMs - nowMs)
  if (left === 0) return
  days.textContent = String(left)
  banner.hidden = false
}
