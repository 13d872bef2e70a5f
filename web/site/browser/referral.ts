import { referralCode } from '#connection/referral/referral.ts'

/** Adds the referral code of this page's address to every link that leads to /register. */
export function carryReferral(page: Document, search: string): string | null {
  const code = referralCode(search)
  if (!code) return null
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="/register"]')) {
    link.setAttribute('href', `/register?ref=${encodeURIComponent(code)}`)
  }
  return code
}
