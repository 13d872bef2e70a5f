import { cents } from '@lya/core/amounts/cents.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, correct, register } from '#conversation/make-turn.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { wayIn } from '#understanding/memory/way-in.ts'

/**
 * The turn of an entry that went the other way: "as casas eu recebi, sou diarista", "o salário dela
 * é despesa, não entrada". Null where nothing of that name stands the other way.
 */
export function turnedWayTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(candidate.intent) || isQuestion(reading)) return null
  // "é reembolso, a escola vai pagar semana que vem": it was spent, and comes back.
  if (leans('ofRefund', reading) && leans('notYetBack', reading)) return null
  const type = wayIn(reading) ?? (itWasMe.isIn(reading) ? 'despesa' : null)
  const [amount, another] = reading.amounts
  if (!type || another) return null
  const value = amount && Math.round(amount.valueCents)
  const fitting = rememberedIn(input).filter(
    (one) => one.type !== type && (value === undefined || isOfSum(one, value)),
  )
  // "a obra da Marlise é entrada", which it is already, turns no "material de obra".
  const named = value === undefined ? namedAmong(message, rememberedIn(input)) : []
  const isSo = named.length > 0 && named.every((one) => one.type === type)
  // "gorjeta é 20 entrada": it was so already, which the reply says.
  const ofSum = rememberedIn(input).filter((one) => one.amountCents === value)
  const same = isSo && type === 'receita' ? named.slice(0, 1) : ofSum
  const turned = isSo ? [] : namedAmong(message, fitting)
  const told = turned.length > 0 ? turned : namedAmong(message, same)
  const isLast = told.length === 0 && ofLast.some((means) => leans(means, reading))
  // "esses 90 eu recebi, não paguei": its sum is its name.
  const isBySum = told.length === 0 && value !== undefined && leans('ofThatSum', reading)
  const own = isBySum ? fitting.filter((one) => one.isOwn) : told
  const meant = isLast ? toldLast(input, fitting) : own
  if (meant.length === 0) return null
  const changes = { type }
  const read: Read = { intent: 'correct', confidence: 90, fields: { type } }
  const turn = correct(input, read, meant, changes)
  const parts = type === 'receita' ? partsOf(input, meant) : null
  const beside = parts ?? (isLast ? alsoPaid(input, message, meant) : null)
  return beside ? withBehind(turn, beside) : turn
}

/** "fui eu quem pagou R$ 90 ao Léo", which stands as received. */
const itWasMe = new PhraseBook('that it was the writer who paid', [
  { means: 'me', say: 'fui eu quem|que pagou|paguei', like: 'fui eu quem pagou 90 ao Léo' },
  { means: 'me', say: 'quem pagou ..7 fui eu', like: 'quem pagou os 90 ao Léo fui eu' },
])

/** "ela me pagou, é entrada! e os 12 também": another sum of whoever paid the first. */
function alsoPaid(input: TurnInput, { reading }: Message, [only, more]: readonly Remembered[]) {
  const found = leaningIn('theirsToo', reading)
  const figure = found && reading.numbers.find(({ first }) => first > found.first)
  if (!found || !only || more || !figure?.hundredths || figure.last > found.last) return null
  const draft = { ...restoreDraft(only, input.categories), date: input.today }
  const { sum: _other, ...entry } = draft
  const amountCents = cents(figure.hundredths)
  return register(input, { intent: 'log', confidence: 90 }, [
    { ...entry, type: 'receita', categoryId: null, amountCents },
  ])
}

/** What is said of whatever was told last, where nothing is named. */
const ofLast = ['earnedNotSpent', 'theyPaidMe', 'notedAs'] as const

/** The parts that were still to be paid of what came in: they are no bill of anybody. */
function partsOf({ payments = [], ...input }: TurnInput, [only, other]: readonly Remembered[]) {
  if (!only || other) return null
  const bill = payments.find(({ name, instalments, instalmentsPaid = 0 }) => {
    return name === only.name && instalments && instalmentsPaid < instalments
  })
  if (!bill) return null
  const { id, name } = bill
  const read: Read = { intent: 'delete', confidence: 90, fields: { description: name } }
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name, isOfParts: true })
}

/** What it came to, or what that was reckoned from: half of `o logo de 1.800`. */
function isOfSum({ amountCents, sum }: Remembered, value: number): boolean {
  return amountCents === value || sum?.startCents === value
}
