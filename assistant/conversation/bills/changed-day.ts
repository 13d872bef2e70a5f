import { justTold } from '#conversation/bills/behind/just-told.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct', 'recurring']
/** What else may be told beside the name. */
const othersMax = 1

/**
 * The turn of another day for a bill that stands there: "a internet vence dia 20 e não 15". The
 * one that was just kept needs no name. Null for any other message.
 */
export function changedDayTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  // "todo dia 15", behind a purchase in parts: these fall due then.
  const isOfParts = input.state.last?.kind === 'bought' && leans('monthly', reading)
  if ((!isOfParts && !leans('onOtherDay', reading)) || leans('settled', reading)) return null
  const isDone = account.clauses.some(({ verbs }) =>
    verbs.some(
      ({ verb }) => verb.form.endsWith('-did') && verb.kind !== 'cost' && verb.kind !== 'else',
    ),
  )
  // "e não 15": the day that it was.
  const isPriced = reading.amounts.some(({ first }) => !isDenied(reading, first))
  const [day, another] = reading.days.filter((one) => {
    return isOfMonth(reading, one) && !isDenied(reading, one.first) && !isOfReminder(reading, one)
  })
  // "altere o vencimento de ambas" is of two.
  if (isDone || isPriced || !day || another || ofTwo(reading.flat)) return null
  const bill = billMeant(input, message)
  const dueDay = day.date.day
  // "a luz vence dia 22", of one that does: nothing is changed by it.
  const meant = (bill ? [bill] : billsMeant(input, message)).filter((one) => one.dueDay !== dueDay)
  const moved = chained(meant.map((one) => movedTurn(input, one, dueDay)))
  const isSo = bill?.dueDay === dueDay && reading.days.some((one) => isOfReminder(reading, one))
  return moved ?? (isSo ? say(input, settled, { kind: 'done-before' }) : null)
}

const ofTwo = anyOf('ambas; ambos; as duas; os dois; das duas; dos dois')

const settled = { intent: 'none', confidence: 90 } as const
const reminders = new Set(['lembrete', 'aviso', 'alerta', 'lembra', 'lembrar', 'avisa', 'avisar'])

/** "vence dia 10 mesmo, só o lembrete que é dia 9": the day on which to be told of it. */
function isOfReminder({ tokens }: Message['reading'], { first }: NamedDay): boolean {
  return tokens.slice(Math.max(0, first - 4), first).some(({ norm }) => reminders.has(norm))
}

function movedTurn(input: TurnInput, { id, name }: Bill, dueDay: number): Turn {
  const read: Read = { intent: 'correct', confidence: 90, fields: { target: name, day: dueDay } }
  return carry(input, read, { kind: 'change-day', id, name, dueDay })
}

/** Several that are named one by one: "netflix, spotify e smartfit muda tudo pro dia 12". */
function billsMeant({ payments = [] }: TurnInput, message: Message): Bill[] {
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofDueDays', word))
  const named = said.map((one) => fitting([one], payments).filter(({ at }) => at.length > 0))
  const known = named.flatMap(([fit, another]) => (fit && !another ? [fit.thing] : []))
  return known.length === said.length ? [...new Set(known)] : []
}

function isOfMonth({ tokens }: Message['reading'], { first }: NamedDay): boolean {
  return tokens[first]?.norm === 'dia'
}

const denying = new Set(['nao', 'vez'])

function isDenied({ tokens }: Message['reading'], first: number): boolean {
  return tokens.slice(Math.max(0, first - 2), first).some(({ norm }) => denying.has(norm))
}

function billMeant(input: TurnInput, message: Message): Bill | null {
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofDueDays', word))
  const { payments = [], state } = input
  const { last } = state
  const isOfDays = (word: string) => leansWord('ofDueDays', word)
  const parted = last?.kind === 'bought' ? justTold(input, message, isOfDays) : null
  if (parted) return parted.bill
  if (said.length === 0) {
    const isOfBill = last?.kind === 'recurring-created' && last.rule === state.rule
    return (isOfBill && payments.find(({ name }) => name === last.name)) || null
  }
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length > 0)
  return fit && !another && said.length - fit.at.length <= othersMax ? fit.thing : null
}
