import { referralOf } from '#connection/referral/referral.ts'

/**
 * Where somebody may still become a person of ours, or go on to a page that leads there. Written
 * out: whatever half of the product imports too, as its map of paths, drags that half along.
 */
const onTheWay = new Set([
  ...['/', '/testegratis', '/planos', '/register', '/signup', '/checkout', '/login'],
  ...['/termos', '/privacidade', '/cookies', '/disclaimer'],
])

/**
 * Adds the referral code of this page's address, or of an earlier one, to every link that leads on,
 * beside whatever the link says already. Also of links that come later, such as the cards of the
 * plans.
 */
export function carryReferral(page: ParentNode, search: string): string | null {
  const code = referralOf(search)
  if (!code) return null
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const url = new URL(link.getAttribute('href') ?? '/', location.origin)
    if (url.origin !== location.origin || !onTheWay.has(url.pathname)) continue
    url.searchParams.set('ref', code)
    link.setAttribute('href', url.pathname + url.search + url.hash)
  }
  return code
}
