import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { say } from '#conversation/make-turn.ts'
import { toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { discounted } from '#conversation/orders/order-discount.ts'
import { awaiting } from '#conversation/seen/awaiting.ts'
import { bareSubject } from '#conversation/seen/reading/bare-subject.ts'
import { unmeantReason } from '#conversation/seen/unmeant-reason.ts'
import { isWorkAgain } from '#conversation/seen/works-again.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import type { Saw, SawReason, SilenceReason } from '#phrasing/talking/silence-reason.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { isOnlyLater, isOwedLater } from '#understanding/transactions/deferred.ts'
import { findSubject, type Subject } from '#understanding/transactions/naming/describe.ts'
import { tidied } from '#understanding/transactions/naming/tidied.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** What is said of several sums at once. */
const ofSeveral: readonly SawReason[] = ['wished', 'supposed', 'notDone', 'owing', 'coming']

/** "meu salário cai amanhã, 4.620, e o do Marcelo dia 5, 5.300": all of it is still to come. */
function reasonOfSeveral(reason: SawReason | undefined, isToCome: boolean): SawReason | undefined {
  const told = reason ?? (isToCome ? 'coming' : undefined)
  return told && ofSeveral.includes(told) ? told : undefined
}

/**
 * The turn of a message with money in it that nothing could be made of: it says what was seen, and
 * a yes writes it. Null where there is no sum to speak of.
 */
export function sawTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
  reason: SilenceReason,
): Turn | null {
  if (reason !== 'unsure' && reason !== 'unmeant') return null
  const { reading, index } = message
  const sums = reading.amounts.filter(
    ({ isForeign, isNegative, isVague, valueCents }) =>
      !(isForeign || isNegative || isVague) &&
      valueCents >= 1 &&
      valueCents <= limits.amountCentsMax,
  )
  const [only, another] = sums
  if (!only || sums.length !== reading.amounts.length) return null
  const covers = coverTokens(reading)
  const place = { first: 0, last: reading.tokens.length - 1 }
  const subject = bareSubject(reading, findSubject(reading, covers, place.first, place.last))
  const description = subject && !another ? writeSubject(reading, subject) : ''
  const isAgain = reason === 'unmeant' && isWorkAgain(input, message)
  const isToCome = isAgain || isIncomeToCome(message)
  const doubt = reason === 'unsure' ? 'unsure' : unmeantBy(message, isToCome)
  const amounts = another
    ? sums.map(({ valueCents }) => Math.round(valueCents))
    : [worthOf(message, only)]
  // "a menina de amanhã desmarcou, perdi 40": nothing is left to come.
  const isMissed = message.account.clauses.some(({ rule }) => rule === 'missed')
  const due = another || isMissed ? null : (comingDay(message, isAgain) ?? owingDay(message))
  const spoken = subject && !another ? spokenName(message, subject) : ''
  const isEarned = doubt === 'other' && isEarnedByOther(message)
  const isIn = (due && isToCome) || isEarned
  const told = { ...(due ? { due } : {}), ...(isIn ? { isIncome: true } : {}) }
  const reasoned = doubt === 'ahead' && !due ? unmeantReason(message) : undefined
  const why = another ? reasonOfSeveral(reasoned, isToCome) : reasoned
  const saw: Saw = { amounts, description: spoken, doubt, ...told, ...(why ? { why } : {}) }
  const isNamed = reading.days.some(
    ({ date }) => Temporal.PlainDate.compare(date, reading.today) > 0,
  )
  const isAhead = isNamed || isToCome || leans('falls-due', reading)
  const isKnown = due !== null && isAhead
  const read: Candidate = isKnown ? { ...candidate, intent: 'clarify' } : candidate
  const turn = say(input, read, { kind: 'none', reason, saw })
  if (another || why === 'lost') return turn
  const isIncome = isToCome || isEarned || why === 'coming'
  const type = isIncome ? 'receita' : 'despesa'
  const known = subject && categorise(reading, covers, { ...place, subject, type }, index)
  // What a customer orders is the writer's work, whatever it is called.
  const categoryId =
    known ?? (leans('ordered', reading) ? categoryOf('freelance', 'receita', index) : null)
  const date = reading.today
  const draft = {
    type,
    description,
    amountCents: cents(amounts[0] ?? 0),
    date,
    categoryId,
  } as const
  return awaiting(turn, draft, { input, message, saw })
}

function unmeantBy({ account, reading }: Message, isToCome: boolean): Saw['doubt'] {
  if (isToCome) return 'owed'
  // "a Neide vem dia 10, aí eu pago 160": whoever said it, the writer is to pay.
  if (leans('owing', reading) || leans('askedToLend', reading)) return 'ahead'
  // "o homem pediu 2600, não fechei ainda": what it would cost the writer.
  const isOpen = leans('wished', reading) || leans('notDone', reading)
  if (isOpen && leans('quoted', reading)) return 'ahead'
  return account.clauses.some(({ mood }) => mood === 'other') ? 'other' : 'ahead'
}

/** "meu marido recebeu 3.240 da firma": if it was the writer's after all, it came in. */
function isEarnedByOther({ account }: Message): boolean {
  return account.clauses.some(({ mood, verbs }) => {
    return mood === 'other' && verbs.some(({ verb }) => earned.has(verb.lemma))
  })
}

const earned = new Set(['receber', 'ganhar', 'faturar'])

/** What somebody still has to pay, or what comes in and has not. */
function isIncomeToCome({ reading, account }: Message): boolean {
  if (tellsComing(reading)) return true
  return account.clauses.some(({ mood, flow, first, last }) => {
    const isPriced = reading.amounts.some((one) => one.first >= first && one.last <= last)
    return mood === 'undone' && flow === 'in' && isPriced
  })
}

function tellsComing(reading: Message['reading']): boolean {
  return leans('toCome', reading) || isOwedLater(reading) || isOnlyLater(reading)
}

/** What one sum comes to, `2 bolos a 45`. */
function worthOf(
  message: Message,
  { valueCents, times }: Message['reading']['amounts'][number],
): number {
  // Without another number there is nothing to reckon with.
  if (message.reading.numbers.length < 2) return Math.round(valueCents)
  // "800, metade agora metade no fim": what is agreed is all of it.
  if (leans('ordered', message.reading))
    return discounted(Math.round(valueCents * (times?.count ?? 1)), message.reading)
  const [told, another] = toldTransactions(message)
  return told && !another && told.doubt === null ? told.draft.amountCents : Math.round(valueCents)
}

const wordsMax = 4

/** What it was for, as it stands in a sentence of Lya's; nothing where it would not read well. */
function spokenName({ reading }: Message, { first, last }: Subject): string {
  const words = reading.tokens.slice(first, last + 1)
  const isThing = words.some(({ norm }) => findMeanings(norm) !== undefined)
  const isStory = words.some(({ norm }) => findVerb(norm))
  // "oculos o orçamento" are two things.
  const isTwo = words.some(({ norm }, at) => at > 0 && /^[oa]s?$/.test(norm))
  if (!isThing || isStory || isTwo || words.length > wordsMax) return ''
  const said = reading.text.slice(words[0]?.start, words.at(-1)?.end)
  const text = tidied(said.replace(/\s+/g, ' '))
  // Only the beginning of the message has its capital for nothing, and "IPTU" has them all.
  return first === 0 && !/^\p{Lu}{2}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** The day on which it is still to be; null where none is named, or only perhaps. */
function comingDay({ reading }: Message, isAgain: boolean): Temporal.PlainDate | null {
  const { days, today } = reading
  const isToCome = isAgain || tellsComing(reading)
  if (leans('perhaps', reading)) return null
  // "fiz 2 diárias hoje e amanhã, recebo dia 10": of pay the day is told last.
  const named = days.at(isToCome ? -1 : 0)?.date
  const isAfter = (date: Temporal.PlainDate) => Temporal.PlainDate.compare(date, today) > 0
  const day =
    isToCome && named && !isAfter(named) ? undefined : days.findLast(({ date }) => isAfter(date))
  const isNow = named?.equals(today) && !reading.flat.includes(' dia ')
  const isLater = isToCome && !isNow
  return day?.date ?? (isLater || leans('falls-due', reading) ? nextOf(reading, named) : null)
}

/** "devo 60 na farmácia, pago sexta": the next such day, and none that is over. */
function owingDay({ reading }: Message): Temporal.PlainDate | null {
  const isOver = / (ontem|anteontem|desde) /.test(reading.flat)
  return isOver || !leans('owing', reading) || leans('toCome', reading) ? null : dueDayIn(reading)
}

/** Days are read as past ones; what falls due on one does so on the next. */
function nextOf(
  { flat, today }: Message['reading'],
  day: Temporal.PlainDate | undefined,
): Temporal.PlainDate | null {
  const step = / dia /.test(flat) ? { months: 1 } : { weeks: 1 }
  let next = day ?? null
  while (next && Temporal.PlainDate.compare(next, today) <= 0) next = next.add(step)
  return next
}
