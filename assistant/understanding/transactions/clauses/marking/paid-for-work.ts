import { wordsOf } from '#language/phrases/classes.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum, wordsIn } from '#understanding/transactions/clauses/clause.ts'
import { isCharged } from '#understanding/transactions/clauses/served/charged.ts'
import { pronouns } from '#understanding/transactions/subject-of.ts'

const kin = new Set(wordsOf('{kin}'))
const clientMax = 4

const served = new Set(['{task}', '{served}', '{groomed}'].flatMap(wordsOf))
const ofSomebody = new Set(['do', 'da', 'no', 'na', 'pro', 'pra', 'de'])

/** `faxina da dona Sonia 180, ela pagou em dinheiro`: whoever it was done for is who paid. */
export function isPaidByServed(reading: Reading, before: Clause, clause: Clause): boolean {
  if (clause.mood !== 'other' || hasSum(reading, clause) || before.flow === 'out') return false
  const words = wordsIn(reading, clause).filter((word) => word !== 'e')
  const isPaid =
    pronouns.has(words[0] ?? '') && words.slice(1, 4).some((word) => /^pag(ou|aram)$/.test(word))
  const own = wordsIn(reading, before)
  const at = own.findIndex((word) => served.has(word))
  const isServed = at >= 0 && own.slice(at + 1).some((word) => ofSomebody.has(word))
  if (before.verbs.some(({ verb }) => verb.kind === 'spend')) return false
  return isPaid && isServed && !words.some((word) => meant.has(word))
}

/** What else they may have paid than the work. */
const meant = new Set([
  'a',
  'o',
  'as',
  'os',
  'nao',
  'metade',
  'so',
  'pra',
  'pro',
  'uber',
  'minha',
  'meu',
])

/** `fiz a barra de 3 calças, 20 cada, ela já pagou`: they paid for what the writer did for them. */
export function isPaidByClient(reading: Reading, clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at]
  if (clause?.mood !== 'other' || hasSum(reading, clause)) return false
  const words = reading.tokens.slice(clause.first, clause.last + 1).filter(isWord)
  const [before, last] = words.slice(-2).map(({ norm }) => norm)
  const isPaid = before === 'ja' && last === 'pagou' && words.length <= clientMax
  if (!isPaid || words.some(({ norm }) => kin.has(norm))) return false
  const served = clauses.slice(0, at).filter((one) => one.sentence === clause.sentence)
  return served.some(({ verbs }) => {
    return verbs.some(({ verb }) => verb.form === 'i-did' && verb.sense === 'do')
  })
}

function isWord({ kind }: { kind: string }): boolean {
  return kind === 'word'
}

/** `fiz 4 bainhas de 15 e um zíper`, `que cobrei 25`: the price of what was done. */
export function isServed({ mood, verbs }: Clause): boolean {
  return mood === 'done' && verbs.some(({ verb }) => verb.form === 'i-did' && verb.sense === 'do')
}

const repaired = new Set(['{worked}', '{repaired}'].flatMap(wordsOf))

/**
 * `troquei a tela, cobrei 280`, `foram 6 bolos, cobrei 45 em cada`: whoever asks a price for what
 * they did or made has earned it.
 */
export function isChargedFor(reading: Reading, clauses: readonly Clause[], at: number): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (!before || !clause || !isCharged(clause) || !hasSum(reading, clause)) return false
  const isEach = clause.flat.includes(' cada ') && before.flow === null
  const isWork = isEach || wordsIn(reading, before).some((word) => repaired.has(word))
  const isOpen = clauses.slice(at + 1).every((one) => !one.takes && one.flow !== 'in')
  return isWork && isOpen && !hasSum(reading, before)
}

const gone = new Set('sairam saiu foram'.split(' '))
const homemade = new Set(wordsOf('{homemade}'))

/** `saíram 6 bolos, 45 cada um!`: so many of what one makes went, each at its price. */
export function isGoneAtEach(reading: Reading, before: Clause, clause: Clause): boolean {
  if (clause.mood !== 'silent' || !hasSum(reading, clause) || hasSum(reading, before)) return false
  const words = wordsIn(reading, before)
  const at = words.findIndex((word) => gone.has(word))
  const isOwn = at >= 0 && homemade.has(words.at(-1) ?? '') && words.length <= at + clientMax
  return isOwn && clause.flat.includes(' cada ')
}

const towards = new Set(['pro', 'pra', 'para', 'ao', 'pros', 'pras'])
const receiverMax = 3
const handing = new Set('pagou pagaram acertou passou transferiu mandou mandaram'.split(' '))

/**
 * Takes the way of money from the `que me deu carona` of `gasolina 50 pro Léo que me deu carona`:
 * what the receiver did is why, and nothing that came in.
 *
 * @returns Whether it was such a clause.
 */
export function silenceReceiver(reading: Reading, before: Clause, clause: Clause): boolean {
  if (!clause.flat.startsWith(' que ') || hasSum(reading, clause)) return false
  if (wordsIn(reading, clause).some((word) => handing.has(word))) return false
  const end = wordsIn(reading, before).slice(-receiverMax - 1)
  const isReceiver = end.slice(0, -1).some((word) => towards.has(word))
  if (!isReceiver || before.flow === 'in') return false
  Object.assign(clause, { flow: null, flowRule: null })
  return true
}
