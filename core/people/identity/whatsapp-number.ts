/**
 * What a Brazilian mobile number is recognised by, with and without the ninth digit that was put
 * in front of it between 2012 and 2016 and that WhatsApp's ids lack in most areas: country, area
 * code and the last eight digits. Any other number is recognised by all of its digits.
 *
 * @param waId Digits with the country code, as WhatsApp tells them.
 */
export function numberKey(waId: string): string {
  const digits = waId.replace(/[^0-9]/g, '')
  const mobile = /^55([1-9][0-9])9?([6-9][0-9]{7})$/.exec(digits)
  return mobile ? `55${mobile[1]}${mobile[2]}` : digits
}

/** The 13 digits of a Brazilian mobile number, as profiles keep them; null for any other. */
export function profilePhoneOf(waId: string): string | null {
  const key = numberKey(waId)
  // A number that was born with its ninth digit may go on with a low one, and is never shortened.
  if (/^55[1-9][0-9]9[0-9]{8}$/.test(key)) return key
  return /^55[1-9][0-9][6-9][0-9]{7}$/.test(key) ? `${key.slice(0, 4)}9${key.slice(4)}` : null
}
