import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { namedAmong, recentOf, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { proposedCorrection } from '#conversation/opinion/propose-correction.ts'
import { chanceOfFigures, chanceOfWay } from '#conversation/opinion/sureness.ts'
import { isToldAmidTalk } from '#conversation/opinion/talk/amid-talk.ts'
import { isRead } from '#conversation/opinion/told-transactions.ts'
import { isTold, likelier } from '#conversation/opinion/turned.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { opinionOf } from '#opinion/model.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isAchieved } from '#understanding/transactions/clauses/moods/achieved.ts'
import { isSentToMe } from '#understanding/transactions/clauses/moods/sent-to-me.ts'
import { isSoldInParts } from '#understanding/transactions/clauses/served/in-parts.ts'
import { fellTo } from '#understanding/transactions/sums/prices/fell-to.ts'
import { isOfCoupon, isOfHeads } from '#understanding/transactions/sums/shares/proven-share.ts'

/**
 * Asks before it writes what those who know no rule think unlikely all in all: that it is to be
 * written, that the money went that way, and that each figure is money. Null where it may stand.
 */
export function doubted(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const [effect] = turn.effects
  if (effect?.kind !== 'create-transactions' || !isOpined(turn)) return null
  const { model = learnedModel } = input
  // "fita 8": a word beside a figure says too little to doubt.
  if (model === null || message.reading.tokens.length < opinionLimits.tokensMin) return null
  const opinion = opinionOf(model, message)
  const { clarify, correct, pay } = opinion
  // What a customer pays in parts looks like a purchase in parts, and is an entry; so is what
  // nobody parts: "comprei um celular de 1200".
  const isSold = isSoldInParts(message.reading)
  const log = opinion.log + (isSold || !isParted(message) ? opinion.installments : 0)
  // A plain `paguei a fatura da luz` is asked about by nobody who hears the verb, and "paguei o
  // aluguel 880" is an entry where there is no such bill.
  const { transactions: sums } = effect
  const { clauses } = message.account
  if (isProved(message, sums) || isTakenOff(message) || clauses.some(isSureFlow)) return null
  if (isSentToMe(message)) return null
  if (isAchieved(message.reading, clauses) || fellTo.isIn(message.reading)) return null
  const way = chanceOfWay(input, message, sums)
  // "fisio da lombar 110": neither the way nor the sum is left to ask for.
  const isSpent = sums.every(({ type }) => type === 'despesa') && way >= opinionLimits.plainWay
  const isPlain = isSpent || isSold || isTold(message, 'despesa')
  const written = log + (isPlain ? clarify + pay : 0)
  const rest = way * chanceOfFigures(input, message, sums)
  if (written * rest >= opinionLimits.doubt && !isTiny(message, sums)) return null
  if (!isTiny(message, sums) && isToldAmidTalk(message, sums, opinion, rest)) return null
  // Nothing is corrected where nothing of that name was told before.
  const isSure = !isTiny(message, sums) && (written + correct) * rest >= opinionLimits.doubt
  if (isSure && isNamedAnew(input, message)) return null
  // "a pizza foi 38, comprei outra hoje": what was done anew mends nothing.
  const isDeed = message.account.clauses.some(
    ({ flow, rule }) => flow !== null || rule === 'own-deed',
  )
  const mended = isDeed ? null : proposedCorrection(input, message, opinion)
  if (mended) return mended
  const [only, another] = effect.transactions
  return only && !another
    ? proposal(input, likelier(input, message, only))
    : offerTurn(input, effect)
}

/** Whether a word speaks of parts, or a figure may: "geladeira 12 de 219,90". */
function isParted({ reading: { tokens, numbers } }: Message): boolean {
  return (
    numbers.length > 1 ||
    tokens.some(({ norm }) => norm === 'x' || parting.some((stem) => norm.startsWith(stem)))
  )
}

const parting = 'parcel prestac vez entrad carne credi divid boleto cheque'.split(' ')

/** "a Bia levou 3 camisas a 40 e pagou 50", "peguei um empréstimo": which way it went is told. */
function isSureFlow({ flowRule, mood }: Message['account']['clauses'][number]): boolean {
  return mood === 'done' && sureFlows.has(flowRule ?? '')
}

const sureFlows = new Set(['paid-for', 'headed', 'borrowed', 'found'])

/** "descontaram 180 de faltas", and nothing else. */
function isTakenOff({ account: { clauses }, reading }: Message): boolean {
  const [only, another] = clauses
  const isCharged = only?.mood === 'done' && only.flowRule === 'charged'
  const isOne = !another && reading.amounts.length === 1
  return isCharged && isOne && only.verbs.some(({ verb }) => verb.lemma === 'descontar')
}

/** "fogão 900: 400 no pix e 500 no cartão": the figures prove that they are money. */
function isProved({ reading, account }: Message, drafts: readonly TransactionDraft[]): boolean {
  const { amounts, numbers } = reading
  const isDone = account.clauses.some(({ flow, mood }) => flow !== null && mood === 'done')
  // "fiz 3 corridas agora cedo: 18, 22,50 e 31": as many sums as are counted before them.
  const counted = 100 * amounts.length
  const isCounted = numbers.some(({ role, hundredths, first }) => {
    return role === 'quantity' && hundredths === counted && first < (amounts[0]?.first ?? 0)
  })
  if (isCounted && amounts.length > 1 && drafts.length === amounts.length && isDone) return true
  const [whole, ...parts] = amounts.map(({ valueCents }) => Math.round(valueCents))
  const [only, another] = drafts
  const isTold = only && amounts.some(({ valueCents }) => valueCents === only.amountCents)
  if (isTold && !another && isOfHeads(reading, only.amountCents)) return true
  if (isTold && isOfCoupon(reading)) return true
  if (!only || whole === undefined || parts.length < 2) return false
  // "recebi 200 de gorjeta, 120 sab e 80 dom": so they do where each of them is written.
  const isEach = drafts.length === parts.length
  if (another ? !isEach : whole !== only.amountCents) return false
  return isDone && parts.reduce((all, one) => all + one, 0) === whole
}

const tinyCents = 200

/** "bandejão 2 hj": so small a figure, and no deed beside it, is as likely how many there were. */
function isTiny(
  { reading, account }: Message,
  [only, another]: readonly TransactionDraft[],
): boolean {
  const [amount] = reading.amounts
  if (!only || another || only.amountCents > tinyCents || amount?.form === 'currency') return false
  return account.clauses.every(({ flow }) => flow === null) && only.sum === undefined
}

/** What leans on the conversation or on an answer cannot be told by its own words. */
function isOpined(turn: Turn): boolean {
  return isRead(turn) || turn.rule.startsWith('opinion.')
}

/** "a pizza de ontem foi 52", where there is no pizza yet, and nothing was wrong. */
function isNamedAnew(input: TurnInput, message: Message): boolean {
  const { reading } = message
  if (!message.hasLast && recentOf(input).length === 0) return true
  if (reading.amounts.length > 1 || leans('sorry', reading)) return false
  // "uber foi 15 na volta", behind a ride: the way back is another one.
  if (/ na (?:volta|ida) /.test(reading.flat)) return true
  const said = tellingIn(message)
  const isNamed = said.some(({ word }) => isThing(word))
  return isNamed && namedAmong(message, rememberedIn(input), said).length === 0
}
