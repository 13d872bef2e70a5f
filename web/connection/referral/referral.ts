import { cameBy, forgetCameBy } from '#connection/referral/came-by.ts'

/** The code by which somebody came to this tab, once the server knew it. */
const key = 'lya-referral'

/** The referral code of an address (`ref`, or `aff` in older links), or null. */
export function referralCode(search: string): string | null {
  const query = new URLSearchParams(search)
  const code = (query.get('ref') ?? query.get('aff') ?? '').trim()
  return code === '' ? null : code.slice(0, 40)
}

/** The code of an address, else the one by which this tab came: a page between may have lost it. */
export function referralOf(search: string): string | null {
  return referralCode(search) ?? keptReferral() ?? cameBy()
}

/** The code of which the person may have to be told yet: the address's, or the tab's first one. */
export function arrivingReferral(search: string): string | null {
  return referralCode(search) ?? (keptReferral() === null ? cameBy() : null)
}

/**
 * Asks whether somebody has this code, and keeps it for the tab. One that nobody has is ignored:
 * nobody is told of a friend who does not exist, nor that their link is wrong.
 *
 * @returns True the first time in this tab: the person is told once, not on each page.
 */
export async function meetReferral(code: string): Promise<boolean> {
  if (keptReferral() === code || !(await isKnown(code))) return false
  // Two pieces of a page may have asked.
  if (keptReferral() === code) return false
  try {
    sessionStorage.setItem(key, code)
  } catch (cause) {
    // Storage can be switched off; being told twice does no harm.
    console.info('the tab keeps no storage', cause)
  }
  return true
}

function keptReferral(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch (cause) {
    console.info('the tab keeps no storage', cause)
    return null
  }
}

async function isKnown(code: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/referral/codes/${encodeURIComponent(code)}`)
    if (!response.ok) return false
    const answer = (await response.json()) as { isKnown?: unknown }
    if (answer.isKnown === false) forgetCameBy(code)
    return answer.isKnown === true
  } catch (cause) {
    // It goes along in the addresses all the same.
    console.info('nobody could say whose code it is', cause)
    return false
  }
}
