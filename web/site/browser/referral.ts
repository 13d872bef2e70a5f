/** Adds the referral code of this page's address to every link that leads to /register. */
export function carryReferral(page: Document, search: string): string | null {
  const query = new URLSearchParams(search)
  const code = query.get('ref') ?? query.get('aff')
  if (!code) return null
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="/register"]')) {
    link.href = `/register?ref=${encodeURIComponent(code)}`
  }
  return code
}
