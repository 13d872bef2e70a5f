import { register } from '#conversation/make-turn.ts'
import { isReckoned } from '#conversation/opinion/reckoned.ts'
import { chanceOfFigures, chanceOfWay } from '#conversation/opinion/sureness.ts'
import {
  isContested,
  isLeftOpen,
  toldTransactions,
} from '#conversation/opinion/told-transactions.ts'
import { likelierOf } from '#conversation/opinion/turned.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { opinionOf } from '#opinion/model.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isOnlySeen } from '#understanding/transactions/clauses/moods/only-seen.ts'
import { theirPay } from '#understanding/transactions/clauses/theirs/their-pay.ts'
import { isOfNearerDay } from '#understanding/transactions/days/only-ahead.ts'
import { isOnlyLater } from '#understanding/transactions/deferred.ts'
import { namesTransfer } from '#understanding/transactions/direction.ts'

/**
 * Writes what would be asked about, where those who know no rule hardly doubt that something is to
 * be written, nor the way and the figures of what is read: "pendurei 27 no bar do ceará, fiado".
 * Null where they do.
 *
 * @param plain What the rules alone made of it.
 */
export function led(input: TurnInput, message: Message, turn: Turn, plain: Turn): Turn | null {
  const { model = learnedModel } = input
  if (model === null || !isAsking(turn)) return null
  // A budget that hardly anybody would take for one is asked about: it may be neither.
  if (plain.intent !== 'log' && plain.effects.length > 0) return null
  // "uniforme do menino vó pagou 180": who bought it is named right before the verb.
  if (message.account.clauses.some(isNoneOfIt) || isOnlySeen(message.account.clauses)) return null
  if (isPaidByOthers(message) || isOnlyLater(message.reading)) return null
  if (isOfNearerDay(message.reading)) return null
  const { leadSure, tokensMin } = opinionLimits
  const { tokens } = message.reading
  // "345-6": of figures alone nothing is known.
  const isNamed = tokens.length >= tokensMin && tokens.some(({ kind }) => kind === 'word')
  if (!isNamed || namesTransfer(message.reading)) return null
  const { log } = opinionOf(model, message)
  // Most end here: what is told of money need not be read once more.
  if (log < leastOf(plain, message)) return null
  const told = toldTransactions(message)
  if (told.length === 0 || told.some(({ doubt }) => doubt !== null)) return null
  if (isReckoned(message.reading) && told.every(({ draft }) => draft.sum === undefined)) return null
  const drafts = likelierOf(input, message, told)
  if (isStatedIncome(message, drafts)) return null
  const sure = chanceOfWay(input, message, drafts) * chanceOfFigures(input, message, drafts)
  if (log * sure < leadSure) return null
  return register(input, { intent: 'log', confidence: Math.round(100 * log) }, drafts)
}

/** What others did at a till, told of them by name: "ele encheu o tanque"; a month to come. */
function isNoneOfIt({ rule, flowRule, flat }: Message['account']['clauses'][number]): boolean {
  // "o pedreiro pediu mais 1.500": it was not given yet.
  const isAskedFor = flat.includes(' pediu mais ')
  return byOthers.has(flowRule) || none.has(rule) || isAskedFor
}

/** "choveu e perdi a diária, 120": it was never had. */
const none = new Set(['month-ahead', 'missed'])
const byOthers = new Set(['kin-bought', 'their-own', 'filled', theirPay])

/** "meu salário é 2.900": what comes in is told for other reasons as well. */
function isStatedIncome(
  { account: { clauses } }: Message,
  drafts: readonly TransactionDraft[],
): boolean {
  return clauses.some(isStated) && drafts.some(({ type }) => type === 'receita')
}

function isStated({ mood }: Message['account']['clauses'][number]): boolean {
  return mood === 'stated'
}

/** More where the rules saw a wish, a denial, somebody else's deed, or the price of something. */
function leastOf(plain: Turn, { account: { clauses } }: Message): number {
  const { lead, leadContested, leadStated } = opinionLimits
  if (!clauses.some(isStated)) return isContested(plain) ? leadContested : lead
  return clauses.every(({ mood }) => settled.has(mood)) ? leadStated : leadContested
}

const settled = new Set(['stated', 'silent'])

/** "mercado 120 e farmácia 30, minha mãe pagou tudo": behind its sums it is said who paid. */
function isPaidByOthers({ account: { clauses, transactions }, reading }: Message): boolean {
  const last = reading.amounts.at(-1)?.last ?? 0
  return (
    transactions.length === 0 &&
    clauses.some(({ first, flat, flowRule }) => {
      const isAll = flowRule === 'theirs' && / (pagou|bancou) tudo /.test(flat)
      const isInsured = flowRule === 'others-paid' && isInsurers(flat)
      return first > last && (isAll || isInsured)
    })
  )
}

const insurers = new Set(['plano', 'convenio', 'seguro'])

/** "consulta 300, o plano cobre tudo" */
function isInsurers(flat: string): boolean {
  return flat.split(' ').some((word) => insurers.has(word))
}

/** Asks for want of knowing better, or since another opinion doubted it. */
function isAsking(turn: Turn): boolean {
  return turn.effects.length === 0 && (turn.rule.startsWith('opinion.') || isLeftOpen(turn))
}
