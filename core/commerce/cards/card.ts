import { hasLetter } from '#people/identity/name.ts'

export type CardProblem = 'number' | 'holder' | 'nameless' | 'expiry' | 'expired' | 'code'

/** A card as somebody types it. It lives in memory alone: see `server/commerce/gateway`. */
export interface TypedCard {
  number: string
  holder: string
  /** `MM/AA`. */
  expiry: string
  code: string
}

const numberLength = { min: 13, max: 19 }
/** Of a security code. Which brand has how many is the bank's to refuse: some cards differ. */
const codeLength = { min: 3, max: 4 }

/** A typed card number without its spaces. */
export function cardDigits(typed: string): string {
  return typed.replace(/[^0-9]/g, '')
}

/**
 * What is wrong with each field of a card; an empty list when it can be sent.
 *
 * The check digit is no reason to refuse: the provider's own test cards fail it, and the bank
 * decides anyway.
 *
 * @param thisMonth A card is good until the end of the month that is printed on it.
 */
export function cardProblems(card: TypedCard, thisMonth: Temporal.PlainYearMonth): CardProblem[] {
  const problems: CardProblem[] = []
  const digits = cardDigits(card.number)
  if (digits.length < numberLength.min || digits.length > numberLength.max) problems.push('number')
  if (card.holder.trim() === '') problems.push('holder')
  else if (!hasLetter(card.holder)) problems.push('nameless')
  const expiry = readExpiry(card.expiry)
  if (expiry === null) problems.push('expiry')
  else if (Temporal.PlainYearMonth.compare(expiry, thisMonth) < 0) problems.push('expired')
  const code = cardDigits(card.code)
  if (code.length < codeLength.min || code.length > codeLength.max) problems.push('code')
  return problems
}

/** Reads `MM/AA`, and `MM/AAAA` as browsers fill it in. @returns null when it is no month. */
export function readExpiry(typed: string): Temporal.PlainYearMonth | null {
  const match = /^(\d{2})\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.trim())
  if (!match) return null
  const [month, year] = [Number(match[1]), 2_000 + Number(match[2])]
  return month >= 1 && month <= 12 ? Temporal.PlainYearMonth.from({ year, month }) : null
}

/** Whether the digits add up (Luhn): a hint for who mistyped, never a refusal. */
export function addsUp(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
