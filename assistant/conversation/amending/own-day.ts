import { correct } from '#conversation/make-turn.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leansWord } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'correct', 'log', 'delete']

/**
 * The turn of the day of what stands there: "o tênis do Pedrinho foi hoje, não foi ontem", "a
 * pensão de 700 muda pra hoje", "o tecido eu comprei na segunda". What is said behind the day is
 * why. Null for any other message.
 */
export function ownDayTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const done = leaningIn('didOnThatDay', reading)
  const found = leaningIn('onThatDay', reading) ?? done
  const day = found && reading.days.find(({ first }) => first >= found.last)
  if (!found || !day || day.first > found.last + 1) return null
  if (found === done && reading.days.some((one) => one !== day && !isNow(message, one.first))) {
    return null
  }
  if (Temporal.PlainDate.compare(day.date, input.today) > 0) return null
  const [amount, another] = reading.amounts
  const value = amount && Math.round(amount.valueCents)
  if (another || (amount && amount.first > found.last)) return null
  const date = day.date.toString()
  const meant = entriesMeant(input, message, { last: found.last, value, isDone: found === done })
  const [only, more] = meant.filter((one) => one.date !== date)
  if (!only || meant.length > optionsMax || isFirstPart(input, only)) return null
  const read: Read = { intent: 'correct', confidence: 90, fields: { date } }
  const changes = { date }
  return correct(input, read, more ? meant : [only], changes)
}

/** The `agora` of "agora me lembrei" is no day of what is told. */
function isNow({ reading }: Message, at: number): boolean {
  return reading.tokens[at]?.norm === 'agora'
}

const optionsMax = 3

/** With the first instalment the days of the others move as well. */
function isFirstPart({ payments = [] }: TurnInput, entry: Remembered): boolean {
  return payments.some(({ name, instalments }) => Boolean(instalments) && name === entry.name)
}

/** Those of that sum, where one is told, that all words before the day name. */
function entriesMeant(
  input: TurnInput,
  message: Message,
  { last, value, isDone }: { last: number; value: number | undefined; isDone: boolean },
): Remembered[] {
  const said = tellingIn(message).filter(({ at, word }) => {
    return at < last && !leansWord('ofMistakes', word)
  })
  if (said.length === 0) return []
  // What was bought may be bought again: only of what this conversation told.
  const known = (isDone ? ownIn : rememberedIn)(input).filter(
    (one) => value === undefined || one.amountCents === value,
  )
  // "o tênis do Pedrinho" is what was bought, before what he gave back of it.
  const [head] = said
  const heads = known.filter(({ name }) => startsWith(name, head?.word ?? ''))
  const named = namedAmong(message, heads, said)
  return named.length > 0 ? named : namedAmong(message, known, said)
}

function startsWith(name: string, word: string): boolean {
  return fold(name.split(' ')[0] ?? '') === word
}
