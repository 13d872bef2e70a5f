import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const owing = new Set(['devo', 'devemos', 'deve', 'devendo'])
const headed = /^ (a |as )?(minhas|nossas) dividas /
const leading = new Set(['e', 'mais', 'r', '$'])
const owed = new Set('no na pro pra para ao a do da de em com'.split(' '))

const listed = 'debts-listed'
const asWell = 'owed-as-well'

/** `devo 870 no nubank, 310 no c6`: the next sums of the same debt, each with whom it is owed. */
export function oweAsWell(reading: Reading, before: Clause, clause: Clause): void {
  if (clause.verbs.length > 0 || clause.mood !== 'silent') return
  if (headed.test(before.flat) || before.rule === listed) {
    Object.assign(clause, { mood: 'undone', rule: listed })
  } else if (isOwing(before) && isSumFirst(reading, clause)) {
    Object.assign(clause, { mood: 'undone', rule: asWell })
  }
}

function isOwing({ mood, rule, flat }: Clause): boolean {
  return rule === asWell || (mood === 'undone' && flat.split(' ').some((word) => owing.has(word)))
}

/** `, 310 no c6`; in "devo 50 pro Zé, mercado 30" another thing is told. */
function isSumFirst({ amounts, tokens }: Reading, { first, last }: Clause): boolean {
  const sum = amounts.find((one) => one.first >= first && one.last <= last)
  if (!sum) return false
  const lead = tokens.slice(first, sum.first)
  const next = tokens.slice(sum.last + 1, last + 1).find(({ kind }) => kind === 'word')
  const isLed = lead.every(({ kind, norm }) => kind !== 'word' || leading.has(norm))
  return isLed && owed.has(next?.norm ?? '')
}
