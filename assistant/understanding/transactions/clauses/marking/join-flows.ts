import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum, wordsIn } from '#understanding/transactions/clauses/clause.ts'
import { payRaised, settleOwed } from '#understanding/transactions/clauses/marking/debt-settled.ts'
import { isOfAll } from '#understanding/transactions/clauses/marking/paid-by-all.ts'
import {
  isChargedFor,
  isGoneAtEach,
  isPaidByClient,
  isPaidByServed,
  isServed,
  silenceReceiver,
} from '#understanding/transactions/clauses/marking/paid-for-work.ts'
import { isCameOf } from '#understanding/transactions/clauses/moods/won.ts'
import { payOfGiven } from '#understanding/transactions/clauses/owing/of-given.ts'
import { oweAsWell } from '#understanding/transactions/clauses/owing/owe-as-well.ts'
import { isCharged, payCharged } from '#understanding/transactions/clauses/served/charged.ts'
import { isHalfByOwner } from '#understanding/transactions/clauses/served/half-by-owner.ts'
import { isPartGiven } from '#understanding/transactions/clauses/served/part-given.ts'
import { isPerson } from '#understanding/transactions/subject-of.ts'

const gains = new Set('paid-me to-me they-paid payer gave-me earned owed'.split(' '))

/**
 * Lets clauses of one sentence tell each other which way money went: "fiz a escova 60, ela ja me
 * pagou" was earned, and so is what "vendi 46 quilos, deu 358" came to.
 */
export function joinFlows(reading: Reading, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    if (before) oweAsWell(reading, before, clause)
    payOfGiven(reading, clauses, at)
    settleOwed(reading, clauses, at)
    payRaised(reading, clauses, at)
    if (!before || before.sentence !== clause.sentence || before.mood === 'undone') continue
    if (silenceReceiver(reading, before, clause)) continue
    if (isGiftSpent(reading, before, clause)) {
      Object.assign(before, { mood: 'done', flow: 'in', flowRule: 'gave-me' })
    }
    const priced = isOnlyLess(reading, before) ? (clauses[at - 2] ?? before) : before
    if (isGain(clause) && !hasSum(reading, clause) && isRentedOut(priced)) {
      Object.assign(priced, { flow: 'in', flowRule: 'paid-for' })
    }
    if (priced !== before && isGain(clause) && hasSum(reading, priced) && priced.flow === null) {
      Object.assign(priced, { ...done, flow: 'in', flowRule: 'paid-for' })
      Object.assign(before, { flow: null, flowRule: null })
    }
    if (isGain(clause) && !hasSum(reading, clause) && hasSum(reading, before)) {
      if (isListedOn(clauses, at - 1)) Object.assign(before, { flow: 'out', flowRule: 'own-deed' })
      else if (before.flowRule === 'cost-me') payCharged(reading, clauses, at)
      else if (before.flow !== 'in' && serves(before))
        Object.assign(before, { flow: 'in', flowRule: 'paid-for', ...(isCharged(before) && done) })
    }
    // "a cliente devolveu o vestido de 129 e eu estornei": it is her money that goes back.
    if (isRefunded(clause) && before.flowRule === 'came-back' && !hasSum(reading, clause)) {
      Object.assign(before, { ...done, flow: 'out', flowRule: 'gave-back' })
    }
    if (clause.flowRule === 'came-back' && isCameBack(reading, before, clause)) {
      Object.assign(before, { ...done, flow: 'in', flowRule: 'came-back' })
    }
    if (isPaidByClient(reading, clauses, at)) {
      Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
      spreadBack(clauses, at)
    }
    // "vendi um bolo por 60, ela deu 40": a sale as well.
    const isOwnWork = isServed(before) || before.flowRule === 'earned'
    if (isOwnWork && hasSum(reading, before) && isPartGiven(reading, clause)) {
      Object.assign(clause, { ...done, flow: 'in', flowRule: 'paid-for' })
    }
    if (isPaidByServed(reading, before, clause)) {
      for (const one of [before, clause]) {
        Object.assign(one, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
      }
    }
    if (isHalfByOwner(reading, before, clause)) {
      Object.assign(before, { flow: 'in', flowRule: 'paid-for' })
    }
    if (isOfAll(reading, clause) && !hasSum(reading, clause)) {
      // "2 pagaram e 2 vão pagar" takes nothing back.
      Object.assign(clause, { ...done, takes: null })
      spreadBack(clauses, at)
    }
    if (isPaidSince(reading, clauses, at)) payBack(clauses, at)
    if (isTaken(before) && isGain(clause)) before.mood = 'done'
    if (isServed(before) && isCharged(clause) && clause.flat.trim().startsWith('que ')) {
      Object.assign(clause, { ...done, flow: 'in', flowRule: 'paid-for' })
    }
    if (isChargedFor(reading, clauses, at) || isGoneAtEach(reading, before, clause)) {
      Object.assign(clause, { ...done, flow: 'in', flowRule: 'worked' })
    }
    // "pagou as 5 diárias que faltavam, deu 450": which they were is told between.
    const told = before.flat.startsWith(' que ') ? (clauses[at - 2] ?? before) : before
    if (isCameOf(told, clause)) {
      Object.assign(clause, { flow: 'in', flowRule: told.flowRule })
    }
  }
}

/** `aluguei o quartinho, 3 noites a 120, já recebi tudo`: whoever is paid has let it. */
function isRentedOut({ verbs, mood }: Clause): boolean {
  return mood === 'done' && verbs.some(({ verb }) => verb.lemma === 'alugar')
}

/** `castração de 450, dei 10% de desconto e o cliente já me pagou`: so much less was asked. */
function isOnlyLess(reading: Reading, clause: Clause): boolean {
  return clause.flat.includes(' de desconto ') && !hasSum(reading, clause)
}

/** `e eu estornei no cartão dela`, and none of `o liquidificador que devolvi`. */
function isRefunded({ flat, flowRule }: Clause): boolean {
  return flowRule === 'gave-back' && / (?:estornei|dinheiro) /.test(flat)
}

const bareMax = 2

/** `e 30 ela me devolveu`, `o cimento devolvido foi 5 x 38,50, ele me devolveu 192,50`. */
function isCameBack(reading: Reading, before: Clause, clause: Clause): boolean {
  if (!hasSum(reading, before) || before.flow !== null) return false
  const isBare = before.mood === 'silent' && wordsIn(reading, before).length < bareMax
  return hasSum(reading, clause) ? / devolvid[oa]s? /.test(before.flat) : isBare
}

const briefMax = 6

/** `chegou a farinha, 4 sacos a 89,90, paguei na hora`: what came was a thing, and no money. */
function isPaidSince(reading: Reading, clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at]
  if (clause?.mood !== 'done' || hasSum(reading, clause)) return false
  const isPaid = clause.verbs.some(({ verb }) => verb.sense === 'pay' && verb.form === 'i-did')
  const isBrief = clause.last - clause.first <= briefMax || clause.flat.includes(' paguei metade ')
  if (!isPaid || !isBrief) return false
  const [arrived] = clauses.slice(0, at).filter((one) => one.flowRule === 'arrived')
  return arrived?.sentence === clause.sentence && !hasSum(reading, arrived)
}

function payBack(clauses: readonly Clause[], at: number): void {
  const { sentence } = clauses[at] ?? {}
  for (const one of clauses.slice(0, at)) {
    if (one.sentence === sentence) Object.assign(one, { flow: 'out', flowRule: 'own-deed' })
  }
}

/** `levou 12 garrafões a 45 e já me pagou`: who took them bought them. */
function isTaken({ mood, verbs }: Clause): boolean {
  return mood === 'other' && verbs.some(({ verb }) => verb.sense === 'take')
}

/** What stands before it in the sentence was paid for as well. */
function spreadBack(clauses: readonly Clause[], at: number): void {
  const { sentence } = clauses[at] ?? {}
  for (const one of clauses.slice(0, at)) {
    if (one.sentence !== sentence || one.flow !== null || one.mood === 'undone') continue
    Object.assign(one, { flow: 'in', flowRule: 'paid-for' })
  }
}

const receiving = new Set(['pra', 'pro', 'para', 'ao'])

/** `avó deu 50 pro lanche e já gastei 17,50`: who spends of it is the one it was given to. */
function isGiftSpent(reading: Reading, gift: Clause, spent: Clause): boolean {
  const isGiven = gift.verbs.some(({ verb }) => verb.lemma === 'dar' && verb.form === 'they-did')
  const isOwn = spent.mood === 'done' && spent.verbs.some(({ verb }) => verb.form === 'i-did')
  if (gift.mood !== 'other' || !isGiven || !isOwn || !spent.flat.includes(' ja ')) return false
  const toOther = reading.tokens.slice(gift.first, gift.last).some(({ norm }, at) => {
    return receiving.has(norm) && isPerson(reading.tokens[gift.first + at + 1]?.norm ?? '')
  })
  return !toOther && hasSum(reading, gift) && hasSum(reading, spent)
}

function isGain({ flow, flowRule, mood }: Clause): boolean {
  return flow === 'in' && mood === 'done' && gains.has(flowRule)
}

const done = { mood: 'done' } as const

/** `comprei mandioca a 6, um frango de 42, a comadre pagou pra mim`: it was bought as well. */
function isListedOn(clauses: readonly Clause[], at: number): boolean {
  const [former, own] = [clauses[at - 1], clauses[at]]
  if (!former || !own || own.verbs.length > 0 || former.sentence !== own.sentence) return false
  const isBought = former.verbs.some(({ verb }) => verb.kind === 'spend' && verb.form === 'i-did')
  return own.flow === null && former.flow === 'out' && former.mood === 'done' && isBought
}

/** What is bought is paid by the writer, whoever pays them back. */
function serves({ verbs, flat }: Clause): boolean {
  // "fiz supermercado 268 e 35 era da minha sobrinha, que já me pagou": that is shopping.
  if (isShopping(flat)) return false
  return !verbs.some(({ verb }) => verb.kind === 'spend' || verb.kind === 'give')
}

const bought = new Set('mercado supermercado feira compra compras'.split(' '))
const articles = new Set('o a as um uma'.split(' '))

function isShopping(flat: string): boolean {
  const words = flat.split(' ').filter((word) => !articles.has(word))
  return words.some((word, at) => word.startsWith('fiz') && bought.has(words[at + 1] ?? ''))
}
