/**
 * Why a phone is refused; the web has one sentence for each.
 *
 * `too-short` and `too-long` speak of the 11 digits a person types, `length` and `country` of the
 * 13 that are stored.
 */
export type PhoneProblem = 'missing' | 'too-short' | 'too-long' | 'area-code' | 'length' | 'country'

/** `phone` is the stored form: 13 digits, 55, area code, 9 digits. */
export type PhoneReading = { phone: string } | { refused: PhoneProblem }

const country = '55'
const storedLength = 13
const typedLength = 11

/**
 * Reads a Brazilian mobile phone as typed, with or without mask and country code.
 *
 * 11 digits get the country in front; 10 digits, as numbers were written before 2016, also get
 * the 9 after the area code; 13 digits stay as they are.
 */
export function readPhone(typed: string): PhoneReading {
  const digits = typed.replace(/[^0-9]/g, '')
  if (digits.length === 0) return { refused: 'missing' }
  if (isForeign(typed)) return { refused: 'country' }
  if (digits.length === storedLength) return readStoredPhone(digits)
  if (digits.length < typedLength - 1) return { refused: 'too-short' }
  if (digits.length > typedLength) return { refused: 'too-long' }

  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  const mobile = digits.length === typedLength ? number : `9${number}`
  return readStoredPhone(country + area + mobile)
}

/** Whether it is written with the code of another country; cut short it would be a wrong number. */
export function isForeign(typed: string): boolean {
  return /^\s*\+(?!\s*5\s*5)/.test(typed)
}

/** Checks a phone that should be in its stored form already: 13 digits from 55. */
export function readStoredPhone(stored: string): PhoneReading {
  if (!/^[0-9]{13}$/.test(stored)) return { refused: 'length' }
  if (!stored.startsWith(country)) return { refused: 'country' }
  if (Number(stored.slice(2, 4)) < 11) return { refused: 'area-code' }
  return { phone: stored }
}

/**
 * Lays the mask (DD) 9 DDDD-DDDD over what was typed so far. A pasted country code is dropped;
 * digits beyond the eleventh are kept, so that the person sees why the phone is refused. A number
 * of another country stays as it is.
 */
export function maskPhone(typed: string): string {
  if (isForeign(typed)) return typed
  const digits = typed.replace(/[^0-9]/g, '').replace(/^55(?=[0-9]{11}$)/, '')
  if (digits.length === 0) return ''
  if (digits.length <= 2) return `(${digits}`
  const area = `(${digits.slice(0, 2)})`
  if (digits.length === 3) return `${area} ${digits.slice(2)}`
  if (digits.length <= 7) return `${area} ${digits[2]} ${digits.slice(3)}`
  return `${area} ${digits[2]} ${digits.slice(3, 7)}-${digits.slice(7)}`
}
