import { isVehicle } from '#language/amounts/labels.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { findVerb } from '#language/verbs.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Flow, Mood, PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import {
  amountIn,
  type Frame,
  isSumNext,
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
import { isPayer, isPerson, isSpender, subjectOf } from '#understanding/transactions/subject-of.ts'

/** A deed in the third person: whose it is, and which way its money went. */
export interface TheirDeed {
  mood: Mood
  flow: Flow
  rule: string
}

type Rule = readonly [name: string, is: (told: Told) => boolean, mood: Mood, flow: FlowOf]
type FlowOf = Flow | ((told: Told) => Flow)

const taking = new Set('levar comer arrancar'.split(' '))
const settling = new Set('pagar quitar devolver acertar'.split(' '))
const platforms = new Set(wordsOf('{platform}'))
const theyAlone = new Set('pagaram depositaram mandaram transferiram enviaram'.split(' '))
const outOf = ({ deed }: Told): Flow =>
  deed.verb.kind === 'spend' || deed.verb.kind === 'give' ? 'out' : null

/** The first rule that fits says whose deed it is. */
const rules: readonly Rule[] = [
  ['ours', ({ frame }) => isOurs(frame), 'done', outOf],
  ['ordered', isOrdering, 'other', null],
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

/** `o chefe mandou comprar 30 de café`: what is sent is word. */
function isOrdering({ frame, deed, lemma }: Told): boolean {
  const verb = findVerb(wordAt(frame, deed.at + 1))
  return lemma === 'mandar' && verb?.form === 'infinitive' && verb.kind !== 'else'
}

/** `a noiva deu 500 de sinal`. */
function isDueGiven({ frame, deed }: Told): boolean {
  return isSumNext(frame, deed.at) && namesDue(frame)
}

const portions = new Set(['', 'metade', 'resto', 'parte', 'tudo'])

/** `metade já pagaram hoje`: of the price, and said of nobody. */
function isNobody(subject: string): boolean {
  return portions.has(subject)
}

function wordOf({ frame, deed }: Told): string {
  return wordAt(frame, deed.at)
}

function isMeBefore({ frame, deed }: Told): boolean {
  const before = wordAt(frame, deed.at - 1)
  return before === 'me' || before === 'mim'
}

/** Who pays those that work for them, or that others watch. */
function isPaying(subject: string): boolean {
  return isPayer(subject) || platforms.has(subject)
}

const those = new Set('menino menina moco moca rapaz dono dona cara homem mulher senhor'.split(' '))
const ofIt = new Set(['do', 'da'])

/** `o menino do corsa pagou 60`: whoever is called by what was mended for them. */
function isGivenForVehicle({ frame, deed, isPaying, lemma }: Told): boolean {
  if (!isPaying && lemma !== 'dar' && lemma !== 'mandar') return false
  for (let at = deed.at - 1; at > frame.first + 1; at -= 1) {
    const isIt = isVehicle(wordAt(frame, at)) && ofIt.has(wordAt(frame, at - 1))
    if (isIt) return those.has(wordAt(frame, at - 2))
  }
  return false
}

/** What is settled may be no money: "ele acertou 8". */
function isPayment({ isPaying, lemma }: Told): boolean {
  return isPaying && lemma !== 'acertar'
}

/** Into an account that is not named: the writer's own. The sum may stand behind a comma. */
function isDeposit({ frame, lemma }: Told): boolean {
  const isTold = frame.reading.amounts.some(({ first }) => first >= frame.first)
  return lemma === 'depositar' && isTold
}

/** `a padaria vendeu 980`, `o caixa fechou em 655`: a day's takings. */
function isShopSale({ frame, deed, lemma, subject }: Told): boolean {
  return selling.has(lemma) && shops.has(subject) && isSumNext(frame, deed.at)
}

/** "o mecanico levou 480". */
function isTaking({ frame, deed, lemma }: Told): boolean {
  return taking.has(lemma) && isSumNext(frame, deed.at)
}

/** `o Pedro comeu 9 coxinhas`: so many, and nobody says what they cost. */
function isEating({ frame, deed, lemma }: Told): boolean {
  const sum = amountIn(frame)
  const next = sum && frame.reading.tokens[sum.last + 1]
  const isCount = sum?.form === 'bare' && next?.kind === 'word' && !isFiller(next.norm)
  return lemma === 'comer' && isSumNext(frame, deed.at) && isCount
}

/** `o passageiro deixou 10 de caixinha`. */
function isLeft({ frame, deed, lemma }: Told): boolean {
  return lemma === 'deixar' && isSumNext(frame, deed.at)
}

function isSomeone({ subject }: Told): boolean {
  return subject === '' || isPerson(subject)
}

/** `emprestei o carro pro meu filho e ele encheu o tanque`: who fills it pays for it. */
function isFilling({ frame, lemma, subject }: Told): boolean {
  const isFuel = lemma === 'abastecer' || (lemma === 'encher' && frame.flat.includes(' tanque'))
  return isFuel && isPerson(subject)
}

function isCharge({ deed }: Told): boolean {
  return deed.verb.sense === 'charge'
}

const selling = new Set('vender fechar faturar render apurar'.split(' '))
const shops = new Set(wordsOf('{own-shop}'))
const bills = new Set(wordsOf('{bill}'))
const onCredit = new Set('cartao fatura credito'.split(' '))

/** A bill that arrives, or is debited, goes out. */
function arrival({ frame, lemma }: Told): Flow {
  // "devolvi a blusa, voltou 69,90 no cartão"
  if (lemma === 'voltar') return 'in'
  for (let at = frame.first; at <= frame.last; at += 1) {
    const word = wordAt(frame, at)
    const before = wordAt(frame, at - 1)
    if (bills.has(word) || (word === 'conta' && wordAt(frame, at + 1) === 'de')) return 'out'
    if (onCredit.has(word) && (before === 'no' || before === 'na' || before === 'em')) return 'out'
  }
  return 'in'
}
