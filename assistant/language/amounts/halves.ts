import type { Found } from '#language/amounts/found.ts'
import { findUnit } from '#language/amounts/units.ts'
import { readSpokenNumber, type SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** `3 quilos e meio`, `uma dúzia e meia`, `1 kg e duzentos`. */
export function readHalf(tokens: readonly Token[], number: SpokenNumber): Found | null {
  const { first, last, lot } = number
  const [named, and, half] = tokens.slice(last + 1, last + 4).map(({ norm }) => norm)
  const unit = findUnit(named ?? '')
  const grams =
    unit?.per === 'kg' && unit.factor === 1 && and === 'e' ? gramsAt(tokens, last + 3) : null
  if (unit && grams) {
    const more = { ...number, hundredths: number.hundredths + grams.hundredths / 1000 }
    return { first, last: grams.last, role: unit.role, rule: 'and-grams', number: more, unit }
  }
  if (!unit?.per || and !== 'e' || !/^mei[oa]$/.test(half ?? '')) return null
  const more = { ...number, hundredths: number.hundredths + 50 * lot }
  return { first, last: last + 3, role: unit.role, rule: 'and-a-half', number: more, unit }
}

/** The `duzentos` of `1 kg e duzentos`. */
function gramsAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  const grams = readSpokenNumber(tokens, at)
  const isPart = grams && grams.hundredths >= 10_000 && grams.hundredths < 100_000
  const after = tokens[(grams?.last ?? 0) + 1]
  const isOf = after?.kind !== 'word' || after.norm === 'de' || findUnit(after.norm)?.per === 'kg'
  return isPart && isOf && grams.decimals === 0 ? grams : null
}
