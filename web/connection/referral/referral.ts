const toldKey = 'lya-referral-told'

/** The referral code of an address (`ref`, or `aff` in older links), or null. */
export function referralCode(search: string): string | null {
  const query = new URLSearchParams(search)
  const code = (query.get('ref') ?? query.get('aff') ?? '').trim()
  return code === '' ? null : code.slice(0, 40)
}

/** True the first time a code is met in this tab: the person is told once, not on each page. */
export function isNewReferral(code: string): boolean {
  try {
    if (sessionStorage.getItem(toldKey) === code) return false
    sessionStorage.setItem(toldKey, code)
  } catch (cause) {
    // Storage can be switched off; being told twice does no harm.
    console.info('the tab keeps no storage', cause)
  }
  return true
}
