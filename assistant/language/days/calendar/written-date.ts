import { dateOf, fullYear, recent } from '#language/days/calendar/date-of.ts'
import { isInch } from '#language/days/inches.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { months } from '#language/days/words.ts'
import { isShareOfDebt, partNames } from '#language/part-of-many.ts'
import { hasFiguresFrom, type Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** Figures with slashes, or with hyphens: `3/11`, `03/11/26`, `03-11-2026`, `2026-11-03`. */
export function readWritten(
  tokens: readonly Token[],
  at: number,
  today: Temporal.PlainDate,
  isNamed: boolean,
): NamedDay | null {
  const [one, mark, two, again, three] = tokens.slice(at, at + 5)
  const isPair = one?.kind === 'number' && two?.kind === 'number' && mark?.isGlued && two.isGlued
  if (!isPair || (mark.folded !== '/' && mark.folded !== '-')) return null
  const hasThird = again?.folded === mark.folded && three?.kind === 'number' && three.isGlued
  const withComma = readCommaYear(one, two, at)
  if (withComma) return withComma
  const isDotted = [one, two, hasThird ? three : one].some((part) => /[.,]/.test(part.folded))
  if (isDotted) return null
  const a = Number(one.folded)
  const b = Number(two.folded)
  if (hasThird) {
    const c = Number(three.folded)
    if (isFormula(mark, [one, two, three], today)) return null
    const date = a > 31 ? dateOf(a, b, c) : dateOf(fullYear(c), b, a)
    return date && { first: at, last: at + 4, date }
  }
  // "1/3 do presente" and "2-3 reais" are no days.
  const isFraction = a < b && b <= 10 && !one.folded.startsWith('0') && isPart(tokens, at, b)
  if (mark.folded === '-' && !isNamed && !/^\d\d$/.test(two.folded)) return null
  if (isShareOfDebt(tokens, at) || isInch(tokens, at)) return null
  // "parcela 3/12" is the third of twelve.
  if (numbered.test(tokens[at - 1]?.norm ?? '')) return null
  // "10-12 de julho" are the days of a month.
  if (months.has(tokens[at + 4]?.folded ?? '') && !hasThird) return null
  if (isFraction && !isNamed) return null
  const date = recent(b, a, today)
  return date && { first: at, last: at + 2, date }
}

/** `adubo 20-05-20` is its formula: nobody tells of a day of years ago by two figures of it. */
function isFormula(mark: Token, parts: readonly Token[], today: Temporal.PlainDate): boolean {
  const isShort = parts.every(({ folded }) => /^\d\d$/.test(folded))
  return mark.folded === '-' && isShort && fullYear(Number(parts[2]?.folded)) < today.year - 1
}

/** `08/12,2015`: the year after a comma. */
function readCommaYear(one: Token, two: Token, at: number): NamedDay | null {
  const match = /^(\d\d),(\d\d|\d{4})$/.exec(two.folded)
  if (!match || !/^\d\d$/.test(one.folded)) return null
  const date = dateOf(fullYear(Number(match[2])), Number(match[1]), Number(one.folded))
  return date && { first: at, last: at + 2, date }
}

/** `1.3.2013` and `2013.3.1`: in Brazil a point groups thousands, but never like this. */
export function readDotted(tokens: readonly Token[], at: number): NamedDay | null {
  const { kind, folded = '' } = tokens[at] ?? {}
  const match = kind === 'number' ? /^(\d{1,4})\.(\d{1,2})\.(\d{1,4})$/.exec(folded) : null
  if (!match) return null
  const [one = '', two = '', three = ''] = match.slice(1)
  if (one.length < 4 && three.length < 4) return null
  const [day, year] = one.length === 4 ? [three, one] : [one, three]
  const date = dateOf(Number(year), Number(two), Number(day))
  return date && { first: at, last: at, date }
}

/** `set-23-2020`, `2020/set/23`: a month's name, a day and a year in any order. */
export function readGroup(tokens: readonly Token[], at: number): NamedDay | null {
  const parts = tokens.slice(at, at + 5)
  const [, mark, , again] = parts
  const isGroup = parts.length === 5 && parts.slice(1).every((one) => one.isGlued)
  if (!isGroup || !/^[-/]$/.test(mark?.folded ?? '') || again?.folded !== mark?.folded) return null
  const texts = [parts[0], parts[2], parts[4]].map((one) => one?.folded ?? '')
  const month = texts.map((one) => months.get(one)).find((one) => one !== undefined)
  const year = texts.find((one) => /^\d{4}$/.test(one))
  const day = texts.find((one) => /^\d{1,2}$/.test(one))
  if (month === undefined || year === undefined || day === undefined) return null
  const date = dateOf(Number(year), month, Number(day))
  return date && { first: at, last: at + 4, date }
}

const numbered = new RegExp(`^(${partNames}|parcelas|etapa|aula|sessao)$`)

/** `1/3 do presente`, and `1/2 pizza 40` as well. */
function isPart(tokens: readonly Token[], at: number, whole: number): boolean {
  if (isShare(tokens, at + 3)) return true
  const after = tokens[at + 3]
  const isThing = after?.kind === 'word' && !linking.test(after.norm) && !findVerb(after.norm)
  return whole <= 4 && isThing && hasFiguresFrom(tokens, at + 4)
}

const linking = /^(n[oa]|em|com|por|pr[ao]|e)$/

function isShare(tokens: readonly Token[], at: number): boolean {
  return /^(de|d[oae]s?|dess[ea]|dest[ea])$/.test(tokens[at]?.norm ?? '')
}
