import { nextDueDate } from '@lya/core/money/recurring/due-date.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const done = { intent: 'none', confidence: 90 } as const
const asPaid = { intent: 'pay', confidence: 87 } as const

/**
 * The bill with its next date, where this month's is paid: an entry of that name and sum stands
 * there, "já paguei 1.250 de aluguel", and the next one is that of the month after.
 */
export function fromNextOne(input: TurnInput, bill: RecurringDraft): RecurringDraft {
  const { frequency, dueDay, partsLeft } = bill
  if (frequency !== 'mensal' || partsLeft !== undefined) return bill
  const next = Temporal.PlainDate.from(bill.nextDate)
  if (!isNotedIn(input, bill, next.toPlainYearMonth())) return bill
  return { ...bill, nextDate: nextDueDate(next, { frequency, dueDay }).toString() }
}

/** Whether what was paid of it stands there in that month. */
export function isNotedIn(
  input: TurnInput,
  { name, amountCents }: Pick<Bill, 'name' | 'amountCents'>,
  month: Temporal.PlainYearMonth,
): boolean {
  return rememberedIn(input).some((one) => {
    const isPaid = one.type === 'despesa' && one.amountCents === amountCents
    return isPaid && one.date.startsWith(month.toString()) && speaksOf(one.description, name)
  })
}

const ofNow = new PhraseBook('that what falls due now is paid', [
  {
    means: 'now',
    say: `o|a|esse|essa [d*] hoje|desse|deste|dessa|desta [mes] [eu] [ja] paguei|foi|esta|acertei|quitei`,
    like: 'o de hoje já paguei, te falei no começo',
  },
  {
    means: 'now',
    say: '[ja] paguei|acertei|quitei o|a|esse|essa d*|desse|deste hoje|mes',
    like: 'já paguei o de hoje',
  },
  {
    means: 'month',
    say: `d* ${[...months.keys()].join('|')} [eu] [ja] foi|esta [ja] pago|paga|quitado|quitada`,
    like: 'o aluguel de novembro está pago, só isso',
  },
  {
    means: 'month',
    say: `d* ${[...months.keys()].join('|')} [eu] ja paguei|acertei|quitei`,
    like: 'a de novembro já paguei',
  },
])

/**
 * The turn of "o de hoje já paguei", of a bill of which that stands there as an expense: nothing is
 * written a second time. Of another that was just kept it is paid now. Null for any other message.
 */
export function notedBeforeTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const { last, rule } = input.state
  if (!readable.includes(intent) || isQuestion(reading) || reading.flat.includes(' nao paguei'))
    return null
  const isOfNow = isToldOfNow(message)
  const isJustMade = last?.kind === 'recurring-created' && last.rule === rule
  if (!isOfNow && !(isJustMade && leans('paid', reading) && reading.days.length === 0)) return null
  const bill = billOf(input, message)
  const isOther = reading.amounts.some((one) => Math.round(one.valueCents) !== bill?.amountCents)
  if (!bill || isOther) return null
  if (isNotedIn(input, bill, input.today.toPlainYearMonth())) {
    return say(input, done, { kind: 'done-before' })
  }
  const { id, name } = bill
  return isOfNow && isJustMade && reading.amounts.length === 0 && !bill.isPaid
    ? carry(input, asPaid, { kind: 'pay', payment: { id, name } })
    : null
}

/** "a de outubro já paguei" is of an earlier one. */
function isToldOfNow({ reading }: Message): boolean {
  const found = ofNow.find(reading)
  if (found?.means !== 'month') return found !== null
  const named = reading.tokens.slice(found.first, found.last + 1)
  return named.some(({ folded }) => months.get(folded) === reading.today.month)
}

/** The bill that is named, or without a name the one that was kept last. */
function billOf({ payments = [], state }: TurnInput, message: Message): Bill | null {
  const said = tellingIn(message)
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length > 0)
  if (fit) return another ? null : fit.thing
  if (said.some(({ word }) => isThing(word))) return null
  const name = state.last?.kind === 'recurring-created' ? state.last.name : null
  return payments.findLast((one) => one.name === name) ?? null
}
