import { type NamedPeriod, wordAt } from '#language/periods/period.ts'
import { countedUnitOf, stretchOf, type Unit, unitOf } from '#language/periods/units.ts'
import { readSmallNumber } from '#language/small-number.ts'
import type { Token } from '#language/tokens.ts'

const running = /^[dn]?(est|ess)[ea]$/
const these = /^[dn]?(est|ess)[ea]s$/
const articles = /^([dn]?[oa])$/
const past = /^(passad[oa]s?|anterior(es)?|ultim[oa]s?)$/
const next = /^(proxim[oa]s?|seguintes?)$/
const totals = new Set('total recebido recebidos gasto gastos gastei recebi saldo'.split(' '))
const now = /^(atual|actual|corrente)$/

/** `esse mes`, `ano passado`, `trimestre atual`, `ultimos 3 meses`, `semana que vem`. */
export function readRelativePeriod(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  return (
    readUnit(tokens, first, today) ??
    readPointed(tokens, first, today) ??
    readCounted(tokens, first, today)
  )
}

/** The unit, then which: `mes passado`, `semana retrasada`, `ano que vem`. */
function readUnit(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  const unit = unitOf(wordAt(tokens, first))
  if (unit === undefined) return null
  const which = wordAt(tokens, first + 1)
  if (which === 'que' && wordAt(tokens, first + 2) === 'vem') {
    return { first, last: first + 2, ...stretchOf(unit, today, 1) }
  }
  if (isOver(tokens, first + 1)) return { first, last: first + 2, ...stretchOf(unit, today, -1) }
  const offset = offsetOf(which)
  return offset === null ? null : { first, last: first + 1, ...stretchOf(unit, today, offset) }
}

/** "no mês que passou", "esse mês que passou": the one before. */
function isOver(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === 'que' && /^(passou|acabou|terminou)$/.test(wordAt(tokens, at + 1))
}

function offsetOf(which: string): number | null {
  if (/^(passad[oa]|anterior)$/.test(which)) return -1
  if (/^retrasad[oa]$/.test(which)) return -2
  if (next.test(which)) return 1
  return now.test(which) ? 0 : null
}

/** Which, then the unit: `esse mes`, `ultima semana`, `proximo ano`, `no mes`. */
function readPointed(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  const which = wordAt(tokens, first)
  const unit = unitOf(wordAt(tokens, first + 1))
  if (unit === undefined) return null
  const at = (offset: number) => ({ first, last: first + 1, ...stretchOf(unit, today, offset) })
  if (isOver(tokens, first + 2)) return { ...at(-1), last: first + 3 }
  if (running.test(which)) return at(0)
  // "total recebido mês": in a hurry, the one that runs.
  if (totals.has(which) && /^[?.]?$/.test(wordAt(tokens, first + 2))) return at(0)
  if (/^(passad|anterior|ultim)/.test(which) && !which.endsWith('s')) return at(-1)
  if (/^proxim[oa]$/.test(which)) return at(1)
  return articles.test(which) && isPlain(tokens, first + 2) ? at(0) : null
}

/** "no mes" is this one, but for "no mes passado", "no ano de 2025", "na semana do natal". */
function isPlain(tokens: readonly Token[], at: number): boolean {
  const after = wordAt(tokens, at)
  return !(offsetOf(after) !== null || /^(que|d[eoa]|em|\d+)$/.test(after))
}

/** `ultimos 3 meses`, `2 ultimos anos`, `3 semanas que vem`, `esses 2 dias`. */
function readCounted(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  const lead = wordAt(tokens, first)
  const hasLead = past.test(lead) || next.test(lead) || these.test(lead)
  const count = readSmallNumber(tokens, hasLead ? first + 1 : first)
  if (!count || count.value < 1) return null
  const inner = wordAt(tokens, count.last + 1)
  const hasInner = !hasLead && (past.test(inner) || next.test(inner))
  const at = count.last + (hasInner ? 2 : 1)
  const unit = countedUnitOf(wordAt(tokens, at))
  if (unit === undefined) return null
  const tail = wordAt(tokens, at + 1)
  const isComing = tail === 'que' && wordAt(tokens, at + 2) === 'vem'
  const said = [hasLead ? lead : '', hasInner ? inner : '', isComing ? 'proximos' : tail]
  const which = said.find((word) => past.test(word) || next.test(word) || these.test(word))
  if (which === undefined) return null
  const tailLength = isComing ? 2 : 1
  const last = hasLead || hasInner ? at : at + tailLength
  return { first, last, ...countedStretch(unit, today, which, count.value) }
}

/** Whole units before or after the running one; "os ultimos 7 dias", "essas 2 semanas" end now. */
function countedStretch(unit: Unit, today: Temporal.PlainDate, which: string, count: number) {
  if (next.test(which)) return stretchOf(unit, today, 1, count)
  const isUpToNow = these.test(which) || (unit === 'day' && which.startsWith('ultim'))
  return stretchOf(unit, today, isUpToNow ? 1 - count : -count, count)
}
