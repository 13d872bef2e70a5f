import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'

/** What the typed line of a boleto says of itself. */
export interface BoletoCode {
  kind: 'boleto'
  /** Null where the line leaves it open. */
  amountCents: Cents | null
  /** Days since a base that began anew in 2025, from 1000 on; null where there is none. */
  dueFactor: number | null
  /** What is billed, for the bills of utilities and offices; null for those of banks. */
  subject: string | null
}

const bankForm = /^(\d{9})(\d)(\d{10})(\d)(\d{10})(\d)(\d)(\d{4})(\d{10})$/

/**
 * Reads the 47 digits of a bank's boleto or the 48 of a utility's bill, by FEBRABAN's layouts; null
 * where one of their check digits is wrong.
 *
 * @param digits Digits alone.
 */
export function readBoleto(digits: string): BoletoCode | null {
  return digits.length === 48 ? readBill(digits) : readBankBoleto(digits)
}

function readBankBoleto(digits: string): BoletoCode | null {
  const [, head = '', c1, middle = '', c2, tail = '', c3, check, factor = '', value = ''] =
    bankForm.exec(digits) ?? []
  const isChecked = [
    [head, c1],
    [middle, c2],
    [tail, c3],
  ].every(([field = '', own]) => modulo10(field) === Number(own))
  if (check === undefined || !isChecked) return null
  const free = head.slice(4) + middle + tail
  if (bankCheck(head.slice(0, 4) + factor + value + free) !== Number(check)) return null
  const dueFactor = Number(factor) >= 1000 ? Number(factor) : null
  return { kind: 'boleto', amountCents: amountOf(value), dueFactor, subject: null }
}

const subjects: Readonly<Record<string, string>> = {
  1: 'Imposto da prefeitura',
  2: 'Conta de água',
  3: 'Conta de luz',
  4: 'Conta de telefone',
  5: 'Taxa do governo',
  6: 'Carnê',
  7: 'Multa de trânsito',
}

function readBill(digits: string): BoletoCode | null {
  const blocks = [0, 12, 24, 36].map((at) => digits.slice(at, at + 12))
  const code = blocks.map((block) => block.slice(0, 11)).join('')
  const [product, segment = '', value = ''] = code
  const modulo = /[67]/.test(value) ? modulo10 : modulo11
  if (product !== '8' || !/[6-9]/.test(value)) return null
  const isChecked = blocks.every((block) => modulo(block.slice(0, 11)) === Number(block[11]))
  if (!isChecked || modulo(code.slice(0, 3) + code.slice(4)) !== Number(code[3])) return null
  // 7 and 9 count something else than reais.
  const amountCents = /[68]/.test(value) ? amountOf(code.slice(4, 15)) : null
  return { kind: 'boleto', amountCents, dueFactor: null, subject: subjects[segment] ?? null }
}

function amountOf(value: string): Cents | null {
  const total = Number(value)
  return total > 0 && total <= limits.amountCentsMax ? cents(total) : null
}

/** Weights 2 and 1 from the right; of a product of two digits both are added. */
function modulo10(text: string): number {
  let sum = 0
  for (const [at, digit] of [...text].reverse().entries()) {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10
}

/** Weights 2 to 9 from the right, over and over. */
function rest11(text: string): number {
  const sum = [...text]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0)
  return sum % 11
}

function modulo11(text: string): number {
  const rest = rest11(text)
  return rest < 2 ? 0 : 11 - rest
}

/** A bank's boleto never has 0 there. */
function bankCheck(text: string): number {
  const check = 11 - rest11(text)
  return check > 9 ? 1 : check
}

const firstBase = '1997-10-07'
/** After factor 9999 the count went on with 1000, on 22 February 2025. */
const factorsInAll = 9000

/** The day that a factor names: of those that it may mean, the one nearest to today. */
export function dueDay(factor: number, today: Temporal.PlainDate): Temporal.PlainDate {
  const first = Temporal.PlainDate.from(firstBase).add({ days: factor })
  const again = first.add({ days: factorsInAll })
  return Math.abs(first.until(today).days) <= Math.abs(again.until(today).days) ? first : again
}
