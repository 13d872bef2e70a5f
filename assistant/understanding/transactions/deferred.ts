import type { Span } from '#language/phrases/phrase-book.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isClosedDeal } from '#understanding/transactions/clauses/owing/closed-deal.ts'
import { isPartBefore } from '#understanding/transactions/clauses/owing/gives-back.ts'
import {
  deferring,
  onDelivery,
  onlyLater,
} from '#understanding/transactions/clauses/owing/paid-later.ts'
import { isYetToBegin, jobs } from '#understanding/transactions/clauses/owing/yet-to-begin.ts'
import { hasAmount, type Scene } from '#understanding/transactions/scene.ts'
import { isHalfToCome } from '#understanding/transactions/sums/counted/to-come-back.ts'
import { owingOf } from '#understanding/transactions/sums/left/owed/owing.ts'

/** Whether a message says that somebody still has to pay: `o cara me paga sexta`. */
export function isOwedLater(reading: Reading): boolean {
  return isOwedIn(reading, { first: 0, last: reading.tokens.length - 1 })
}

/**
 * `a mao de obra é 150, so paga quando vier`, `a multa de 130 chegou, vence dia 30`: a price that
 * is not due yet, work not paid yet.
 */
export function isDeferred(scene: Scene, at: number): boolean {
  const { clauses, reading } = scene
  const own = clauses[at]
  if (!own) return false
  if (isOnCredit(scene, own) || isYetToDo(reading)) return true
  if (own.flow !== 'out' && onDelivery.isIn(reading)) return true
  if (isPartPaidFor(reading, own)) return false
  const isPriced = own.mood === 'stated'
  const isOpen =
    isPriced ||
    own.mood === 'silent' ||
    own.flowRule === 'worked' ||
    isWork(reading, own) ||
    isEarnedByDeed(own) ||
    isOnlyPaidLater(reading, own)
  if (isOpen && isOwedBehind(reading, own)) return true
  const isSent = own.verbs.every(({ verb }) => verb.form === 'they-did')
  for (const one of clauses.slice(at + 1)) {
    if (one.sentence !== own.sentence || hasAmount(scene, one)) return false
    if (isPartBefore(reading, one) || isHalfToCome(reading)) return false
    // "luz 180 paguei eu, a metade minha irmã me passa sexta": the figure is what was paid.
    if (one.flow === 'out' && one.verbs.some(({ verb }) => verb.form === 'i-did')) return false
    const found = deferring.findAll(reading, one).map(({ means }) => means)
    if (isSent && found.includes('due')) return true
    if (isPriceAlone(own) && settlesWithMe(reading, one)) return true
    if (isOpen && (isOwedIn(reading, one) || (isPriced && found.includes('later')))) return true
  }
  return false
}

/** `o frete deu 2100`: what it came to, and nobody says who paid. */
function isPriceAlone({ verbs }: Clause): boolean {
  return verbs.length > 0 && verbs.every(({ verb }) => verb.kind === 'cost')
}

const settling = new Set(['acerta', 'acertam', 'paga', 'pagam'])

/** `ele acerta comigo dia 20` */
function settlesWithMe({ tokens }: Reading, { first, last }: Clause): boolean {
  return tokens.slice(first, last + 1).some(({ norm }, at) => {
    return norm === 'comigo' && settling.has(tokens[first + at - 1]?.norm ?? '')
  })
}

/** "vendi 15 marmitas a 18, cinco vão pagar terça": the others were paid. */
function isPartPaidFor(reading: Reading, { first, last }: Clause): boolean {
  const price = reading.amounts.find((one) => one.first >= first && one.last <= last)
  if (!price?.times) return false
  const owing = owingOf(reading, price.times.first)
  return owing > 0 && owing < price.times.count
}

/** Whether it says of what came in that it does so only on another day. */
export function isOnlyLater(reading: Reading): boolean {
  return onlyLater.isIn(reading) || isYetToDo(reading)
}

/** `peguei uma obra de 3 mil, começo semana que vem`; of who pays when it is told elsewhere. */
function isYetToDo(reading: Reading): boolean {
  return isYetToBegin(reading) && !isOwedLater(reading)
}

/** `ganhei mais uma diária de 90 mas o patrão só paga sábado`: of wages that are only due. */
function isOnlyPaidLater(reading: Reading, { flow, first, last }: Clause): boolean {
  const told = reading.amounts.find((one) => one.first >= first && one.last <= last)
  const from = { first: told?.last ?? last, last: reading.tokens.length - 1 }
  return flow === 'in' && onlyLater.isIn(reading, from)
}

/** `vendi 4 marmita a 18 e o pessoal paga amanhã`: in one clause, behind the figure. */
function isOwedBehind(reading: Reading, { first, last }: Clause): boolean {
  const told = reading.amounts.find((one) => one.first >= first && one.last <= last)
  return told !== undefined && isOwedIn(reading, { first: told.last + 1, last })
}

const paid = new Set('pagou pagaram recebi deu deram acertou acertaram'.split(' '))

/** Of `2 pagaram e 2 vão pagar` a part came in. */
function isOwedIn(reading: Reading, span: Span): boolean {
  const owed = deferring.findAll(reading, span).find(({ means }) => means === 'owed')
  const before = reading.tokens.slice(span.first, owed?.first)
  return owed !== undefined && !before.some(({ norm }) => paid.has(norm))
}

/** `seu Raimundo levou 4 sacos fiado, 60 cada`: taken by another, and paid some other day. */
function isOnCredit({ clauses, reading }: Scene, own: Clause): boolean {
  const credit = leaningIn('onCredit', reading)
  const sentence = credit && clauses.find(({ last }) => last >= credit.first)?.sentence
  if (sentence === null || own.sentence !== sentence) return false
  // "vendi fiado": what the writer did is no payment either.
  return !own.verbs.some(({ verb }) => verb.form === 'i-did' && verb.sense !== 'sell')
}

const received = new Set(['receber', 'ganhar', 'tirar', 'faturar', 'lucrar'])

/** `vendi a bike por 400`: earned by what was done, whenever it is paid; "recebi 400" is paid. */
function isEarnedByDeed({ verbs, flow }: Clause): boolean {
  const deeds = verbs.filter(({ verb }) => verb.form === 'i-did')
  return flow === 'in' && deeds.length > 0 && !deeds.some(({ verb }) => received.has(verb.lemma))
}

/** `fiz plantao extra de 12h`: what was done is work, and paid when it is. */
function isWork(reading: Reading, own: Clause): boolean {
  const { verbs, flow } = own
  if (jobs.isIn(reading, own) || isClosedDeal(reading, own)) return true
  return flow !== 'out' && verbs.some(({ verb }) => verb.lemma === 'fazer' && verb.form === 'i-did')
}
