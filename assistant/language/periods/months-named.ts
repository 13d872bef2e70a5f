import { months } from '#language/days/words.ts'
import type { Period } from '#language/periods/period.ts'
import { monthOf } from '#language/periods/units.ts'
import type { Token } from '#language/tokens.ts'

const year = /^20\d\d$/

/** Every month that is named, in that order: of the year behind it, else the last such one. */
export function monthsNamed(tokens: readonly Token[], today: Temporal.PlainDate): Period[] {
  return tokens.flatMap(({ folded }, at) => {
    const month = months.get(folded)
    if (month === undefined) return []
    const written = [tokens[at + 1], tokens[at + 2]].find((one) => year.test(one?.folded ?? ''))
    const last = month <= today.month ? today.year : today.year - 1
    return [monthOf(today.with({ day: 1, month, year: Number(written?.folded ?? last) }))]
  })
}
