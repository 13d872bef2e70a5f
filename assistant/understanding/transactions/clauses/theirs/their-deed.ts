import { findVerb } from '#language/verbs.ts'
import type { Flow, Mood, PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import {
  amountIn,
  type Frame,
  type ToldDeed as Told,
  wordAt,
} from '#understanding/transactions/clauses/frame.ts'
import {
  handing,
  isAllowing,
  isGift,
  isGivenByPayer,
  isGivenToMe,
  isGivenToUs,
  isSentToMe,
} from '#understanding/transactions/clauses/gifts.ts'
import { isOurs } from '#understanding/transactions/clauses/own-deed.ts'
import {
  isBorrowedOfMe,
  isBoughtByKin,
  isChargedToOther,
  isForMe,
  isOwedToMe,
  isOwnBill,
  isSentOn,
  isToMe,
  namesAllowance,
  namesDue,
  namesSettled,
} from '#understanding/transactions/clauses/parties.ts'
import { arrival } from '#understanding/transactions/clauses/theirs/arrival.ts'
import {
  isDeposit,
  isDueGiven,
  isGivenForVehicle,
  isLeft,
  isNobody,
  isPaying,
  isPayment,
  isShopSale,
} from '#understanding/transactions/clauses/theirs/paying.ts'
import { isEating, isFilling, isTaking } from '#understanding/transactions/clauses/theirs/taking.ts'
import { isForTheirOwn } from '#understanding/transactions/clauses/theirs/their-own.ts'
import { isPerson, isSpender, subjectOf } from '#understanding/transactions/subject-of.ts'

/** A deed in the third person: whose it is, and which way its money went. */
export interface TheirDeed {
  mood: Mood
  flow: Flow
  rule: string
}

type Rule = readonly [name: string, is: (told: Told) => boolean, mood: Mood, flow: FlowOf]

type FlowOf = Flow | ((told: Told) => Flow)

const settling = new Set('pagar quitar devolver acertar'.split(' '))

const theyAlone = new Set('pagaram depositaram mandaram transferiram enviaram'.split(' '))
const outOf = ({ deed }: Told): Flow =>
  deed.verb.kind === 'spend' || deed.verb.kind === 'give' ? 'out' : null

/** The first rule that fits says whose deed it is. */
const rules: readonly Rule[] = [
  ['ours', ({ frame }) => isOurs(frame), 'done', outOf],
  ['ordered', isOrdering, 'other', null],
  ['billed', isBilling, 'undone', 'out'],
  ['gave-me', (one) => one.lemma === 'dar' && isMeBefore(one), 'done', 'in'],
  ['gave-us', isGivenToUs, 'done', 'in'],
  ['allowance', (one) => isAllowing(one) && namesAllowance(one.frame), 'done', 'in'],
  ['payer-gave', isGivenByPayer, 'done', 'in'],
  ['payer', isGivenForVehicle, 'done', 'in'],
  ['kin-gave', (one) => isGift(one) && isGivenToMe(one), 'done', 'in'],
  ['gave-due', (one) => one.lemma === 'dar' && isDueGiven(one), 'done', 'in'],
  ['person-gave', (one) => isGift(one) && !one.isToMe, 'other', null],
  ['cost-me', (one) => one.lemma === 'custar' && isMeBefore(one), 'done', 'out'],
  ['came-to', ({ deed }) => deed.verb.kind === 'cost', 'done', null],
  ['bill-arrived', (one) => one.lemma === 'chegar' && arrival(one) === 'out', 'done', 'out'],
  ['arrived', ({ deed }) => deed.verb.kind === 'arrive', 'done', arrival],
  ['ate', isEating, 'other', null],
  ['took-me', (one) => isTaking(one) && isMeBefore(one), 'done', 'out'],
  ['lent', ({ frame }) => isBorrowedOfMe(frame), 'done', 'out'],
  ['person-took', (one) => isTaking(one) && isSomeone(one), 'other', null],
  ['took', isTaking, 'done', null],
  ['asked-for', ({ lemma }) => lemma === 'pedir', 'other', null],
  ['came-back', ({ deed }) => deed.verb.kind === 'refund', 'done', 'in'],
  ['charged-other', (one) => isCharge(one) && isChargedToOther(one.frame), 'other', 'out'],
  ['charged', isCharge, 'done', 'out'],
  ['to-me', (one) => one.isToMe, 'done', (one) => (one.deed.verb.kind === 'hand' ? null : 'in')],
  ['sent-me', isSentToMe, 'done', 'in'],
  ['settled', (one) => one.lemma === 'acertar' && namesSettled(one.frame), 'done', 'in'],
  ['owed', (one) => settling.has(one.lemma) && isOwedToMe(one.frame), 'done', 'in'],
  ['due', (one) => (one.isPaying || handing.has(one.lemma)) && namesDue(one.frame), 'done', 'in'],
  ['they-paid', (one) => isNobody(one.subject) && theyAlone.has(wordOf(one)), 'done', 'in'],
  ['own-bill', (one) => isSpender(one.subject) && isOwnBill(one.frame), 'other', 'out'],
  ['kin-bought', (one) => one.isPaying && isBoughtByKin(one.frame, one.deed.at), 'other', 'out'],
  ['payer', (one) => isPaying(one.subject) && (one.isPaying || isLeft(one)), 'done', 'in'],
  ['deposited', (one) => isDeposit(one) && !isSentOn(one.frame, one.deed.at), 'done', 'in'],
  ['sold', isShopSale, 'done', 'in'],
  ['paid-me', (one) => isPayment(one) && isForMe(one.frame, one.deed.at), 'done', 'in'],
  ['filled', isFilling, 'other', 'out'],
  ['beside-money', (one) => one.deed.verb.kind === 'hand' && !amountIn(one.frame), 'else', null],
  ['their-own', ({ frame }) => isForTheirOwn(frame), 'other', outOf],
  ['theirs', () => true, 'other', outOf],
]

/** Reads the deed of somebody else, by the verb that is meant or by the first; null for none. */
export function readTheirs(frame: Frame, meant?: PlacedVerb): TheirDeed | null {
  const deed = meant ?? frame.told.find(({ verb }) => verb.form === 'they-did')
  if (!deed) return null
  const { lemma, kind, sense } = deed.verb
  const told: Told = {
    ...{ frame, deed, lemma },
    subject: subjectOf(frame.reading, frame, deed.at),
    isToMe: isToMe(frame),
    isPaying: kind === 'give' || sense === 'pay',
  }
  for (const [rule, is, mood, flow] of rules) {
    if (is(told)) return { rule, mood, flow: typeof flow === 'function' ? flow(told) : flow }
  }
  return null
}

const sending = new Set('mandar enviar passar trazer entregar emitir'.split(' '))
const demands = new Set('boleto boletos cobranca fatura carne guia'.split(' '))
const demandWithin = 3

/** `a escola mandou o boleto de 480`: what is sent is to be paid. */
function isBilling({ frame: { reading, last }, deed, lemma }: Told): boolean {
  if (!sending.has(lemma)) return false
  const behind = reading.tokens.slice(deed.at + 1, Math.min(last, deed.at + demandWithin) + 1)
  return behind.some(({ norm }) => demands.has(norm))
}

/** `o chefe mandou comprar 30 de café`: what is sent is word. */
function isOrdering({ frame, deed, lemma }: Told): boolean {
  const verb = findVerb(wordAt(frame, deed.at + 1))
  return lemma === 'mandar' && verb?.form === 'infinitive' && verb.kind !== 'else'
}

function wordOf({ frame, deed }: Told): string {
  return wordAt(frame, deed.at)
}

function isMeBefore({ frame, deed }: Told): boolean {
  const before = wordAt(frame, deed.at - 1)
  return before === 'me' || before === 'mim'
}

function isSomeone({ subject }: Told): boolean {
  return subject === '' || isPerson(subject)
}

function isCharge({ deed }: Told): boolean {
  return deed.verb.sense === 'charge'
}
