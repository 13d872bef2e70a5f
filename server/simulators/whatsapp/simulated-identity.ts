import { createHash } from 'node:crypto'

/** In these area codes WhatsApp's ids keep the ninth digit; elsewhere they lack it. */
const withNinthDigit = new Set([11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28])

/** A number as WhatsApp would tell it to a business. */
export function simulatedWaId(phone: string): string {
  const mobile = /^55(\d{2})9(\d{8})$/.exec(phone)
  if (!mobile || withNinthDigit.has(Number(mobile[1]))) return phone
  return `55${mobile[1]}${mobile[2]}`
}

/** The other way round: the number that the telephone shows for such an id. */
export function simulatedPhone(waId: string): string {
  const mobile = /^55(\d{2})(\d{8})$/.exec(waId)
  return mobile ? `55${mobile[1]}9${mobile[2]}` : waId
}

export function simulatedScopedId(phone: string): string {
  return `BR.${createHash('sha256').update(`whatsapp ${phone}`).digest('hex').slice(0, 24)}`
}
