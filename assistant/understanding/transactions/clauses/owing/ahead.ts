import { aheadBook } from '#language/phrases/clauses/aheads.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const plans = new PhraseBook('what is still to be paid', [
  {
    means: 'plan',
    say: 'vou|vamos|tenho|temos|tem [que|de] pagar|quitar|acertar',
    not: ['ele|ela|eles|elas|quem|{person} tem'],
    like: 'recebi 500 e vou pagar o IPTU dia 10, 186,50',
  },
])

const nameMax = 4

/** The `a luz eu só pago semana que vem` of "mercado 120 e a luz eu só pago semana que vem". */
export function beginsPlan(reading: Reading, first: number): boolean {
  const { amounts, days } = reading
  if (days.length === 0 || !amounts.some(({ last }) => last < first)) return false
  const plan = aheadBook.find(reading, { first, last: reading.tokens.length - 1 })
  if (!plan || plan.first > first + nameMax) return false
  return !amounts.some((one) => one.first >= first && one.first < plan.first)
}

/**
 * Marks what is still to be paid on a day that is named: `o IPTU eu pago dia 10, são 186,50`. The
 * price beside it has not gone either.
 */
export function markAhead(reading: Reading, clauses: readonly Clause[]): void {
  // Most messages name no day, and nothing that is to come.
  if (reading.days.length === 0 && !clauses.some(({ rule }) => ahead.rule === rule)) return
  for (const [at, clause] of clauses.entries()) {
    const next = besideAt(clauses, at, at + 1)
    const isPriced = next !== undefined && !isDone(next) && hasSum(reading, next)
    if (isPlan(reading, clause)) clause.rule = 'ahead'
    if (isDue(reading, clause, isPriced && isBare(reading, next))) Object.assign(clause, ahead)
    if (clause.rule === 'to-come' && !hasSum(reading, clause) && isPriced) {
      Object.assign(next, { mood: 'undone', rule: 'to-come' })
    }
    if (clause.rule !== 'ahead' || hasSum(reading, clause)) continue
    const before = besideAt(clauses, at, at - 1)
    const isToldBefore = before && open.has(before.mood) && hasSum(reading, before)
    // "gasolina 50 que vou pagar amanhã, padaria 12": it is said of what stands before it.
    const isBehind = isToldBefore && reading.tokens[clause.first]?.norm === 'que'
    if (isBehind) Object.assign(before, ahead)
    else if (isPriced) Object.assign(next, ahead)
    else if (isToldBefore && isOwed(clause)) Object.assign(before, ahead)
  }
}

const ahead = { mood: 'undone', rule: 'ahead', flow: null, flowRule: '' } as const
const open = new Set(['silent', 'stated'])
const aims = new Set(['pra', 'pro', 'para'])
const articles = new Set(['o', 'a', 'dia'])
/** Of what comes in, and of what is done now. */
const elsewhen = new Set('cai caem entra entram pinga recebo agora hoje ja ontem'.split(' '))

function besideAt(clauses: readonly Clause[], at: number, beside: number): Clause | undefined {
  return clauses[beside]?.sentence === clauses[at]?.sentence ? clauses[beside] : undefined
}

/** `a rematrícula no valor de 890, deverá ser paga até 15/12`: said of what stands before it. */
function isOwed({ flat }: Clause): boolean {
  return / ser (pag|quitad)[oa]s? /.test(flat)
}

/** `dentista dia 10 de dezembro 280`: it has a day to come, and no deed. */
function isDue(reading: Reading, { first, last, mood, verbs }: Clause, isPriced: boolean): boolean {
  if (!open.has(mood) || verbs.some(({ verb }) => verb.kind !== 'else')) return false
  const { amounts, days, tokens, today } = reading
  const day = days.find((one) => {
    const isInside = one.first >= first && one.last <= last
    return isInside && Temporal.PlainDate.compare(one.date, today) > 0
  })
  // "costela pro domingo": what for.
  const lead = articles.has(tokens[(day?.first ?? 0) - 1]?.norm ?? '') ? 2 : 1
  if (!day || aims.has(tokens[day.first - lead]?.norm ?? '')) return false
  const sums = amounts.filter((one) => one.first >= first && one.last <= last)
  if (sums.length > 1 || (sums.length === 0 && !isPriced)) return false
  // "400 agora e os outros 600 em 20 de dezembro": a part was paid.
  const isOther = tokens.slice(first, last + 1).some(({ norm }) => elsewhen.has(norm))
  return !isOther && !isIncomeTalk(reading)
}

/** The `150` of "a consulta é dia 3 de dezembro, 150": nothing else is told with it. */
function isBare({ amounts, tokens }: Reading, { first, last }: Clause): boolean {
  const sum = amounts.find((one) => one.first >= first && one.last <= last)
  const others = tokens.slice(first, last + 1).filter(({ kind }, at) => {
    const isInside = sum && first + at >= sum.first && first + at <= sum.last
    return kind === 'word' && !isInside
  })
  return others.length <= 1
}

function isPlan(reading: Reading, { first, last, mood }: Clause): boolean {
  if (mood !== 'undone' || reading.days.length === 0) return false
  const isDated = reading.days.some((day) => day.first >= first && day.last <= last)
  return isDated && plans.isIn(reading, { first, last })
}

function isDone({ verbs }: Clause): boolean {
  return verbs.some(({ verb }) => verb.form === 'i-did' || verb.kind === 'arrive')
}

/** The stretch of what is to be paid, with its price; null where nothing or more than one is. */
export function aheadIn(clauses: readonly Clause[]): { first: number; last: number } | null {
  const told = clauses.filter(({ rule }) => rule === 'ahead')
  const [head, price] = told
  if (!head || told.length > 2) return null
  if (price && clauses.indexOf(price) !== clauses.indexOf(head) + 1) return null
  return { first: head.first, last: (price ?? head).last }
}
