import { readReferralCode } from '@lya/core/people/profile/referral-code.ts'
import { cameBy, forgetCameBy } from '#connection/referral/came-by.ts'
import { isKnown, isNobodys } from '#connection/referral/whose-code.ts'

/** The code by which somebody came to this tab, once the server knew it. */
const key = 'lya-referral'

/** The referral code of an address (`ref`, or `aff` in older links), or null. */
export function referralCode(search: string): string | null {
  const query = new URLSearchParams(search)
  return readReferralCode(query.get('ref') ?? query.get('aff') ?? '') || null
}

/**
 * The code of an address, else the one by which this tab came: a page between may have lost it. One
 * that turned out to be nobody's is none.
 */
export function referralOf(search: string): string | null {
  return candidates(search)[0] ?? null
}

/** As `referralOf`, once it is known which of several codes is somebody's. */
export async function settledReferral(search: string): Promise<string | null> {
  const [first = null, ...others] = candidates(search)
  // The server ignores a single one that nobody has.
  return others.length === 0 ? first : ((await firstKnown(search)) ?? first)
}

/**
 * Asks whose the code of this visit is, and keeps it for the tab. One that nobody has is ignored:
 * nobody is told of a friend who does not exist, nor that their link is wrong.
 *
 * @returns True the first time in this tab: the person is told once, not on each page.
 */
export async function meetReferral(search: string): Promise<boolean> {
  const code = await firstKnown(search)
  if (code === null || keptReferral() === code) return false
  try {
    sessionStorage.setItem(key, code)
  } catch (cause) {
    // Storage can be switched off; being told twice does no harm.
    console.info('the tab keeps no storage', cause)
  }
  return true
}

/** The address's own first, then what this tab knows, then what it only heard. */
function candidates(search: string): string[] {
  const codes = [referralCode(search), keptReferral(), ...cameBy()]
  return [...new Set(codes.filter((code) => code !== null))].filter((code) => !isNobodys(code))
}

async function firstKnown(search: string): Promise<string | null> {
  for (const code of candidates(search)) {
    if (code === keptReferral() || (await isKnown(code))) return code
    if (isNobodys(code)) forgetCameBy(code)
  }
  return null
}

function keptReferral(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch (cause) {
    console.info('the tab keeps no storage', cause)
    return null
  }
}
