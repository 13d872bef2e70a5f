import { maskPhone } from '@lya/core/people/identity/phone.ts'

/** `+55 (11) 9 8765-4321` for the digits of a number with its country. */
export function formatWhatsapp(digits: string): string {
  const own = digits.replace(/\D/g, '')
  if (/^55\d{11}$/.test(own)) return `+55 ${maskPhone(own)}`
  // A company's line has no 9 after the area code.
  const line = /^55(\d{2})(\d{4})(\d{4})$/.exec(own)
  return line ? `+55 (${line[1]}) ${line[2]}-${line[3]}` : `+${own}`
}

/** Opens a chat with this number, with a text that waits there to be sent. */
export function whatsappUrl(digits: string, text?: string): string {
  const address = `https://wa.me/${digits.replace(/\D/g, '')}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}
