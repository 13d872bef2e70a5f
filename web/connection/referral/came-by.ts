import { aroundCode } from '@lya/core/people/profile/referral-code.ts'

/** The codes of the addresses by which this tab came, latest first, before anybody said whose. */
const key = 'lya-referral-came'

/** Who opens more links than these in one tab before any script came is nobody's loss. */
const codesMax = 3

/**
 * Runs with the head of every page: on a slow network people press a link long before the scripts
 * that carry the code along have come, and their friend's code would be lost. One that nobody has
 * does not take the place of an earlier one.
 */
export const cameByScript = `(function () {
  try {
    var query = new URLSearchParams(location.search)
    var code = (query.get('ref') || query.get('aff') || '').slice(0, 80)
    code = code.replace(${aroundCode}, '').slice(0, 40)
    if (!code) return
    var earlier = (sessionStorage.getItem('${key}') || '').split('\\n')
    earlier = earlier.filter(function (one) { return one && one !== code })
    sessionStorage.setItem('${key}', [code].concat(earlier).slice(0, ${codesMax}).join('\\n'))
  } catch (_) {}
})()`

export function cameBy(): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split('\n').filter((code) => code !== '')
  } catch (cause) {
    console.info('the tab keeps no storage', cause)
    return []
  }
}

/** Forgets the code that nobody has, so that no later link carries it. */
export function forgetCameBy(code: string): void {
  const codes = cameBy()
  if (!codes.includes(code)) return
  try {
    sessionStorage.setItem(key, codes.filter((one) => one !== code).join('\n'))
  } catch (cause) {
    console.info('the tab keeps no storage', cause)
  }
}
