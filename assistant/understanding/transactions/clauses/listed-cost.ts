import { wordsOf } from '#language/phrases/classes.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { clauseAt, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** What work eats up, and nobody is paid: it is a cost in one sentence with the pay as well. */
const running: readonly Concept[] = ['fuel', 'car', 'parts', 'ride', 'transport']
const joining = new Set([':', '=', '-', 'de', 'foi', 'deu'])

/**
 * Whether a figure is a cost in a list that began with what came in: `Recebi da Uber: 1.213,48.
 * Combustível: 389`. Its name stands before it, and it has no verb of its own.
 */
export function isListedCost(
  scene: Scene,
  { amount }: Settled,
  clause: Clause | null,
  subject: Subject | null,
): boolean {
  const { reading, clauses, index } = scene
  if (clause && isFuelOfTakings(scene, amount, clause)) return true
  if (clause?.flow === 'in' && subject && isBesideApps(scene, amount, subject)) return true
  if (!clause || !subject || clause.flow !== 'in' || clause.last >= subject.first) return false
  if (clause.verbs.some(({ verb }) => verb.sense === 'sell')) return false
  if (!reading.amounts.some((one) => one.first > clause.first && one.last < subject.first)) {
    return false
  }
  if (isOfMechanic(scene, clause)) return false
  const between = reading.tokens.slice(subject.last + 1, amount.first)
  if (subject.last > amount.first || between.some(({ norm }) => !joining.has(norm))) return false
  const isNew = clauseAt(clauses, subject.first)?.sentence !== clause.sentence
  return conceptsAt(scene, subject).some((concept) => {
    const isCost = categoryOf(concept, 'despesa', index) !== null
    return isCost && (isNew || running.includes(concept))
  })
}

const apps = new Set(wordsOf('{gig}'))
/** What a driver pays for on the way: nobody is paid for it by an app. */
const onTheWay: readonly Concept[] = [...running, 'restaurant', 'groceries']

/** The 15 of `ganhei 188 na uber e 56 na 99, foi 90 de gasolina e 15 de almoço`. */
function isBesideApps(scene: Scene, amount: Settled['amount'], subject: Subject): boolean {
  const { tokens, amounts } = scene.reading
  const before = amounts.findLast((one) => one.last < Math.min(amount.first, subject.first))
  const isNamed = tokens.slice(0, before?.first ?? 0).some(({ norm }) => apps.has(norm))
  const told = tokens.slice(before?.last ?? 0, before ? subject.first : 0)
  const isOfApp = isNamed || told.some(({ norm }) => apps.has(norm))
  if (!before || !isOfApp || apps.has(tokens[subject.first]?.norm ?? '')) return false
  return conceptsAt(scene, subject).some((concept) => onTheWay.includes(concept))
}

const makings = new Set(['fazer', 'rodar', 'tirar'])

/** The 30 of `fiz 143 no ifood e 30 de gasolina`: nobody takes in fuel by riding. */
function isFuelOfTakings(
  scene: Scene,
  amount: Settled['amount'],
  { flow, flowRule, verbs, first }: Clause,
): boolean {
  const { amounts, tokens } = scene.reading
  const isMade = flowRule === 'takings' || verbs.some(({ verb }) => makings.has(verb.lemma))
  const isNext = amounts.some((one) => one.first > first && one.last < amount.first)
  if (flow !== 'in' || !isMade || !isNext || tokens[amount.last + 1]?.norm !== 'de') return false
  const at = amount.last + 2
  return conceptsAt(scene, { first: at, last: at + 1 }).includes('fuel')
}

/** `o estacionamento é 15 por plantão, fiz 3 plantões`: the deed behind only counts the price. */
export function isCostOfWork(scene: Scene, { amount }: Settled, clause: Clause | null): boolean {
  if (clause?.flow !== 'in' || clause.first <= amount.last) return false
  const own = clauseAt(scene.clauses, amount.first)
  return own?.mood === 'stated' && tellsOf(scene, running, own.first, amount.first - 1)
}

const mending: readonly Concept[] = ['car', 'parts']

/** `Entrou hoje: revisão do Gol 480 e embreagem 1.150`: what comes in begins with the like. */
function isOfMechanic(scene: Scene, { last }: Clause): boolean {
  const { amounts } = scene.reading
  const head = amounts.find((one) => one.first > last)
  if (!head || scene.reading.tokens[last + 1]?.norm !== ':') return false
  return tellsOf(scene, mending, last + 2, head.first - 1)
}

function tellsOf(scene: Scene, wanted: readonly Concept[], first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) {
    if (conceptsAt(scene, { first: at, last }).some((one) => wanted.includes(one))) return true
  }
  return false
}

function conceptsAt(
  { reading: { tokens } }: Scene,
  { first, last }: Pick<Subject, 'first' | 'last'>,
): Concept[] {
  const concepts: Concept[] = []
  for (let length = termLengthAt(tokens, first, last); length > 0; length -= 1) {
    const meanings = findMeanings(termAt(tokens, first, length)) ?? []
    for (const { concept, weight } of meanings) if (weight !== 'hint') concepts.push(concept)
  }
  return concepts
}
