import { months } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'

const before = /^(na|da|pela|rua|avenida|av|praca|largo|travessa)$/

/** `na 25 de marco`, `rua 7 de setembro`: streets are named after days, and are feminine. */
export function isStreet(tokens: readonly Token[], at: number): boolean {
  return (
    before.test(tokens[at - 1]?.norm ?? '') &&
    tokens[at + 1]?.norm === 'de' &&
    months.has(tokens[at + 2]?.folded ?? '')
  )
}
