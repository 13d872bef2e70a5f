import { readBoleto } from '#codes/boleto.ts'
import { readPixCode } from '#codes/pix-code.ts'
import type { SeenCode } from '#codes/read-code.ts'
import { readReceiptCode } from '#codes/receipt-code.ts'
import { fieldsUntil } from '#codes/tag-length-value.ts'
import { isAnyTaxOffice } from '#codes/tax-offices.ts'

/** A code that stands in a text. */
export interface FoundCode {
  kind: SeenCode['kind'] | 'digits'
  /** Null where something is missing or mistyped: then not one of its figures is to be believed. */
  code: SeenCode | null
  /** The text without it. */
  rest: string
}

// Whatever has none of these has no code, and nearly no message has one.
const traces =
  /\d{10}|\d{5}\.\d{5}|00\d{4}|(?:\d{4}(?:[.-]|[^\S\n])?){5}|bcb\.pix|5303986|6304[0-9a-f]{4}|gov\.br/i

/** The first PIX code, fiscal address, boleto line or key in a text; null for none. */
export function findCode(text: string): FoundCode | null {
  if (!traces.test(text)) return null
  // Some apps copy hard spaces.
  const plain = text.replace(/[^\S\n]/g, ' ')
  return findPix(plain) ?? findAddress(plain) ?? findDigits(plain)
}

const pixStart = /000201(?=\d{6})/
const pixMiddle = /br\.gov\.bcb\.pix|5303986(?=54\d\d|5802)/i
const pixCheck = /6304[0-9a-f]{4}(?![0-9a-z])/i

/** Where a PIX code begins, or whatever of one was copied. */
function pixAt(text: string): number | null {
  const start = pixStart.exec(text)
  if (start) return start.index
  const middle = pixMiddle.exec(text)
  if (middle) return wordAt(text, middle.index)
  const check = pixCheck.exec(text)
  if (!check) return null
  // Nothing but its end: where that began is not to be told from the names before it.
  const lineStart = text.lastIndexOf('\n', check.index) + 1
  return /62\d\d/.test(text.slice(lineStart, check.index)) ? lineStart : null
}

function wordAt(text: string, at: number): number {
  let start = at
  while (start > 0 && /\S/.test(text[start - 1] ?? ' ')) start -= 1
  return start
}

function findPix(text: string): FoundCode | null {
  const at = pixAt(text)
  if (at === null) return null
  // A telephone breaks long lines, and names have spaces of their own.
  const given = text.slice(at)
  for (const tail of [given, given.replace(/\s*\n\s*/g, '')]) {
    const end = fieldsUntil(tail, '63')
    const code = end === null ? null : readPixCode(tail.slice(0, end))
    if (end !== null && code) return found('pix', code, `${text.slice(0, at)} ${tail.slice(end)}`)
  }
  // Where a broken one ends nobody knows; its check is the last that could stand there.
  const check = pixCheck.exec(given)
  const behind = check ? given.slice(check.index + check[0].length) : ''
  return found('pix', null, `${text.slice(0, at)} ${behind}`)
}

const address = /(?:https?:\/\/)?((?:[a-z0-9-]{1,40}\.){1,6}gov\.br)(?::\d{1,5})?\/\S*/i

function findAddress(text: string): FoundCode | null {
  const match = address.exec(text)
  const [whole = '', host = ''] = match ?? []
  if (!match || !isAnyTaxOffice(host.toLowerCase())) return null
  const full = /^https?:/i.test(whole) ? whole : `https://${whole}`
  return found('receipt', readReceiptCode(full), without(text, match.index, whole.length))
}

const separated = /(?<![\d,])\d(?:[ \t.\-/]{0,3}\n?\d)+/g
const leadingDay = /^(?:\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d\d))?[ \t\n-]+)(?=\d{5})/
const keyLength = 44
/** No telephone, card or document of a person has as many. */
const digitsMin = 20
const lineForm = /\d{5}\.\d{5,6}/
/** No amount begins so. */
const zeros = /^00\d{4}/
const keyForm = /^(?:\d{4}[ .-]?){5,}/

/** A boleto's line, a receipt's key, or figures so long that they can be nothing but a code. */
function findDigits(text: string): FoundCode | null {
  for (const match of text.matchAll(separated)) {
    // "vencimento 08/12 34191.79001": the day before a code is none of its figures.
    const day = leadingDay.exec(match[0])?.[0] ?? ''
    const written = match[0].slice(day.length)
    const at = match.index + day.length
    if (/^,\d/.test(text.slice(at + written.length))) continue
    const digits = written.replace(/\D/g, '')
    const rest = without(text, at, written.length)
    const boleto = readBoleto(digits)
    if (boleto) return found('boleto', boleto, rest)
    const receipt = digits.length === keyLength ? readReceiptCode(digits) : null
    if (receipt) return found('receipt', receipt, rest)
    const isLong = digits.length >= digitsMin && (/\d{10}/.test(written) || keyForm.test(written))
    if (lineForm.test(written)) return found('boleto', null, rest)
    if (isLong || zeros.test(written)) return found(kindOf(digits), null, rest)
  }
  return null
}

function kindOf(digits: string): FoundCode['kind'] {
  if (digits.length >= 46) return 'boleto'
  return digits.startsWith('8') ? 'boleto' : 'digits'
}

function found(kind: FoundCode['kind'], code: SeenCode | null, rest: string): FoundCode {
  return { kind, code, rest: rest.replace(/[^\S\n]+/g, ' ').trim() }
}

function without(text: string, at: number, length: number): string {
  return `${text.slice(0, at)} ${text.slice(at + length)}`
}
