import { wordsOf } from '#language/phrases/classes.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import { singular } from '#understanding/categories/category-words.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const manyMin = 3

/**
 * Whether words without a verb tell of what the person does for a living: they begin with the name
 * of a category that only earns, or count three and more of what their trade does for others, or
 * name somebody for whom it was done ("o alongamento da Pri 130").
 */
export function isOwnTrade(
  { tokens }: Reading,
  { first }: Subject,
  { amount, ...segment }: Settled,
  index: CategoryIndex,
): boolean {
  const own = { first: segment.first, last: amount.first }
  if (isDoneOnSeveral(tokens, own) || isDoneForMany(tokens, own)) return true
  if (isDoneFor(tokens, first, index) || isPieceWork(tokens, first, amount)) return true
  if (isHarvest(tokens, amount)) return true
  const word = singular(tokens[first]?.norm ?? '')
  const isNamed = (type: TransactionType) =>
    index.all.some((one) => one.type === type && index.names.get(one.id)?.includes(word))
  if (isNamed('receita')) return !isNamed('despesa')
  const meanings = findMeanings(word) ?? []
  const hasTrade = index.all.some((one) => {
    return one.type === 'receita' && index.covers.get(one.id)?.has('craft')
  })
  const isSpent = meanings.some(({ concept }) => categoryOf(concept, 'despesa', index) !== null)
  const isMany = (amount.times?.count ?? 0) >= manyMin
  return isMany && hasTrade && !isSpent && meanings.some(({ concept }) => concept === 'craft')
}

const services = new Set([...wordsOf('{served}'), ...wordsOf('{groomed}')])
/** What tells that it was the work of one's trade. */
const works = new Set('worked delivered due settled takings'.split(' '))

/** The category of what a clause says was earned by one's trade; null where it says none. */
export function tradeOf(clause: Clause | null, index: CategoryIndex): string | null {
  if (!works.has(clause?.flowRule ?? '')) return null
  return categoryOf('craft', 'receita', index) ?? categoryOf('sales', 'receita', index)
}

/** What is done to a body; bars, cakes and meals are bought by the piece as well. */
const bodily = new Set([
  ...wordsOf('{groomed}'),
  ...'unha unhas escova escovas tranca trancas sobrancelhas'.split(' '),
])
const cuts = new Set(['corte', 'cortes', 'barba', 'barbas'])
/** More than a family has cut at once. */
const cutsMin = 5
const shifts = new Set(wordsOf('{shift-work}'))
const families = new Set([
  ...wordsOf('{kid}'),
  ...'meu minha meus minhas eu nos familia'.split(' '),
])
const shiftMin = 2

/** `2 faxina 150 cada`, `4 progressiva essa semana 120 cada`: more of it than one has done. */
function isPieceWork(tokens: Reading['tokens'], first: number, amount: Settled['amount']): boolean {
  const word = tokens[first]?.norm ?? ''
  const { times } = amount
  if (!times || first > amount.first || tokens.some(({ norm }) => families.has(norm))) return false
  if (shifts.has(word)) return times.count >= shiftMin
  if (cuts.has(word)) return times.count >= cutsMin
  return bodily.has(word) && times.count >= manyMin
}

/** What a farm brings, by the measure, and how much of it nobody buys at once. */
const harvests: readonly (readonly [words: ReadonlySet<string>, per: string, least: number])[] = [
  [new Set(['leite']), 'litro', 60],
  [new Set(['soja', 'cafe', 'cacau']), 'saca', 10],
]

/** `leite da semana: 340 litros a 2,35`: it was delivered. */
export function isHarvest(tokens: Reading['tokens'], { times }: Settled['amount']): boolean {
  return harvests.some(([words, per, least]) => {
    const isMuch = times !== undefined && times.unit === per && times.count >= least
    return isMuch && tokens.some(({ norm }) => words.has(norm))
  })
}

const owning = new Set(['do', 'da', 'de', 'na', 'no', 'pro', 'pra'])
const titles = new Set(['dona', 'seu', 'dra', 'dr'])

/** `o alongamento da Pri`: a service on somebody, of the kind that only earns with them. */
function isDoneFor(tokens: Reading['tokens'], first: number, index: CategoryIndex): boolean {
  const [thing = '', link, who] = tokens.slice(first, first + 3).map(({ norm }) => norm)
  if (!services.has(thing) || !owning.has(link ?? '') || who === undefined) return false
  if (!isFirstName(who) && !titles.has(who) && !isUnknown(tokens[first + 2])) return false
  const concepts = (findMeanings(singular(thing)) ?? []).map(({ concept }) => concept)
  const covering = (type: TransactionType) =>
    index.all.filter((one) => {
      const covers = index.covers.get(one.id)
      const isWork = type === 'despesa' || covers?.has('craft') === true
      return one.type === type && isWork && concepts.some((concept) => covers?.has(concept))
    })
  return covering('receita').length > 0 && covering('despesa').length === 0
}

const hair = new Set(
  `nago tranca trancas braids dread entrelace progressiva escova escovas luzes mechas mecha
  botox selagem alongamento relaxamento coloracao cauterizacao hidratacao penteado`.split(/\s+/),
)
const on = new Set(['na', 'no'])

/** `nagô na Bia 120 e box braids na Carol 250`: nobody has the same done twice, at two people's. */
function isDoneOnSeveral(tokens: Reading['tokens'], { first, last }: Span): boolean {
  const done = tokens.flatMap((token, at) => {
    const who = tokens[at + 2]
    const isOn = bodily.has(token.norm) && on.has(tokens[at + 1]?.norm ?? '')
    const isNamed = isFirstName(who?.norm ?? '') || titles.has(who?.norm ?? '') || isUnknown(who)
    return isOn && isNamed && who ? [{ at, kind: kindOf(token.norm), who: who.norm }] : []
  })
  const own = done.find(({ at }) => at >= first && at < last)
  return own !== undefined && done.some(({ kind, who }) => kind === own.kind && who !== own.who)
}

const treatments = new Set([...bodily, ...cuts, 'manutencao', 'pe', 'mao'])
const of = new Set(['da', 'do', 'de'])
/** As many as no family has; of somebody who is called by a title one less. */
const peopleMin = 3

/** `alongamento da Bruna 150, manutenção da Pri 90 e mão da dona Lúcia 60`: nobody pays for all. */
function isDoneForMany(tokens: Reading['tokens'], { first, last }: Span): boolean {
  if (tokens.some(({ norm }) => families.has(norm))) return false
  const done = tokens.flatMap((token, at) => {
    const who = tokens[at + 2]?.norm ?? ''
    const isOf = treatments.has(token.norm) && of.has(tokens[at + 1]?.norm ?? '')
    return isOf && (isFirstName(who) || titles.has(who)) ? [{ at, who }] : []
  })
  const people = new Set(done.map(({ who }) => who))
  const least = [...people].some((who) => titles.has(who)) ? peopleMin - 1 : peopleMin
  return people.size >= least && done.some(({ at }) => at >= first && at < last)
}

function kindOf(work: string): string {
  return hair.has(work) ? 'hair' : singular(work)
}

function isUnknown(token: Reading['tokens'][number] | undefined): boolean {
  return token !== undefined && token.kind === 'word' && findMeanings(token.norm) === undefined
}
