/** What a visitor of the public pages answered about cookies that are not necessary. */
export interface CookieChoice {
  /** To count visits. */
  measurement: boolean
  /** To know which ad brought somebody. */
  marketing: boolean
}

const name = 'lya_cookies'

/** The cookie in which a page finds the answer again: text's version, a dot and two digits. */
export function writeChoiceCookie(textVersion: string, choice: CookieChoice): string {
  return `${name}=${textVersion}.${Number(choice.measurement)}${Number(choice.marketing)}`
}

/**
 * What was answered to the text of this version, by the cookies of a page or a request.
 *
 * @returns Null for who has to be asked.
 */
export function readChoiceCookie(cookies: string, textVersion: string): CookieChoice | null {
  const kept = cookies.split(/; ?/).find((pair) => pair.startsWith(`${name}=${textVersion}.`))
  const [, measurement, marketing] = /\.([01])([01])$/.exec(kept ?? '') ?? []
  if (measurement === undefined) return null
  return { measurement: measurement === '1', marketing: marketing === '1' }
}
