import { limits } from '#limits.ts'

export type EmailReading = { email: string } | { refused: 'identity.email-invalid' }

// ASCII only: letters that merely look alike, or that fold to ASCII when lowered, would let one
// person sign up as another. Signs that no mail provider hands out are refused as well, which
// keeps to what the sign-in library takes for an address.
const localPart = /^[a-z0-9_'+-]+(\.[a-z0-9_'+-]+)*(?<!')$/i
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const topLevel = /^[a-z]{2,63}$/i

const localPartLengthMax = 64

/**
 * Reads an e-mail address as typed. Capitals and spaces around it make no difference; what is
 * stored and compared is the lower-case form.
 */
export function readEmail(typed: string): EmailReading {
  const trimmed = typed.trim()
  return isEmail(trimmed) ? { email: trimmed.toLowerCase() } : { refused: 'identity.email-invalid' }
}

function isEmail(text: string): boolean {
  if (text.length > limits.emailLengthMax) return false
  const [local, domain, ...others] = text.split('@')
  if (local === undefined || domain === undefined || others.length > 0) return false
  if (local.length > localPartLengthMax || !localPart.test(local)) return false

  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 && labels.every((label) => domainLabel.test(label)) && topLevel.test(last)
  )
}
