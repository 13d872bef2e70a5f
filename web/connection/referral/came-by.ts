/** The code of the address by which this tab was opened, before anybody said whose it is. */
const key = 'lya-referral-came'

/**
 * Runs with the head of every page: on a slow network people press a link long before the scripts
 * that carry the code along have come, and their friend's code would be lost.
 */
export const cameByScript = `(function () {
  try {
    var query = new URLSearchParams(location.search)
    var code = (query.get('ref') || query.get('aff') || '').trim()
    if (code) sessionStorage.setItem('${key}', code.slice(0, 40))
  } catch (_) {}
})()`

export function cameBy(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch (cause) {
    console.info('the tab keeps no storage', cause)
    return null
  }
}

/** Forgets the code that nobody has, so that no later link carries it. */
export function forgetCameBy(code: string): void {
  if (cameBy() !== code) return
  try {
    sessionStorage.removeItem(key)
  } catch (cause) {
    console.info('the tab keeps no storage', cause)
  }
}
