/** Who sets the password, as far as it is known; what is not known is empty. */
export interface PasswordOwner {
  name: string
  email: string
  /** Digits, however they are written. */
  phone: string
}

export type PersonalPart = 'name' | 'email' | 'phone'

/** Shorter parts of a name stand in many words by chance. */
const nameLettersMin = 3
const addressLettersMin = 4
const phoneDigitsMin = 8
/** So many letters of one's own beside the name make a password of it. */
const ownLettersMin = 4

/**
 * Which of the owner's own data a password consists of, but for a few letters, digits and signs;
 * null when there is enough beside it.
 *
 * @param folded Lower case, without accents.
 */
export function personalPart(
  folded: string,
  owner: PasswordOwner,
  fold: (text: string) => string,
): PersonalPart | null {
  const name = fold(owner.name).split(/[^a-z]+/)
  if (isBuiltOf(folded, name, nameLettersMin)) return 'name'
  const [address = ''] = fold(owner.email).split('@')
  if (isBuiltOf(folded, [address, ...address.split(/[^a-z]+/)], addressLettersMin)) return 'email'
  const digits = folded.replace(/\D/g, '')
  const phone = owner.phone.replace(/\D/g, '').slice(-phoneDigitsMin)
  return phone.length === phoneDigitsMin && digits.includes(phone) ? 'phone' : null
}

function isBuiltOf(folded: string, words: readonly string[], lettersMin: number): boolean {
  // The longest first: 'mariana' is not 'maria' and 'na'.
  const long = words.filter((word) => word.length >= lettersMin).sort((a, b) => b.length - a.length)
  let rest = folded
  for (const word of long) rest = rest.replaceAll(word, '')
  return rest !== folded && rest.replace(/[^a-z]/g, '').length < ownLettersMin
}
