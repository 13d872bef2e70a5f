import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const asCorrection: Read = { intent: 'correct', confidence: 90 }
const firstYear = 2020
const centuryEnd = 2100

/** The turn of "a data da meta é junho de 2029"; null for any other message. */
export function goalDatedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const { goals = [], state } = input
  if (goals.length === 0 || intent === 'goal_create' || isQuestion(reading)) return null
  const isNew = state.last?.kind !== 'deposited' && isOfGoal(input)
  const isMoved = leans('movesGoal', reading) && (isNew || / 20\d\d /.test(reading.flat))
  const isTold = isMoved || leans('datesGoal', reading)
  if (!isTold && !(isNew && leans('datedWrong', reading))) return null
  // A year is read as a sum where nothing tells that it is none.
  const isSum = reading.amounts.some(({ valueCents }) => !isYear(valueCents / 100))
  const told = whenIn(message)
  // "muda a meta pra 2028" may be of its sum.
  const sum = isSum && isMoved ? sumBeside(reading) : null
  if (
    (isSum && sum === null) ||
    !told ||
    (isMoved && told.isYearOnly && !leans('datesGoal', reading))
  )
    return null
  const said = tellingIn(message).filter(({ word }) => !isOfDate(word))
  const [fit, another] = fitting(said, goals)
  const named = fit && !another && fit.at.length === said.length ? fit.thing : null
  const goal = named ?? (said.length === 0 ? goalMeant(input) : null)
  if (!goal) return null
  const { id, name } = goal
  const read = { ...asCorrection, fields: { target: name, date: told.date } }
  const turn = carry(input, read, { kind: 'change-date', id, name, ...told })
  if (sum === null) return turn
  const fields = { amount: sum, target: name }
  const effect = { kind: 'change-amount', what: 'goal', id, name, amountCents: sum } as const
  return chained([carry(input, { ...asCorrection, fields }, effect), turn])
}

/** The `11 mil` of "Gramado fica pra dezembro de 2027 e 11 mil"; null where several are told. */
function sumBeside({ amounts }: Message['reading']): Cents | null {
  const [only, another] = amounts.filter(({ valueCents }) => !isYear(valueCents / 100))
  const value = Math.round(only?.valueCents ?? 0)
  return only && !another && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}

const untils = new Set(['ate', 'prazo', 'data'])

/** "meta Gramado agora é 11 mil até dezembro de 2027": its day beside its sum, where it is told. */
export function alsoDated(input: TurnInput, { reading }: Message, goal: Thing): Turn | null {
  const isTold = reading.tokens.some(({ norm }) => untils.has(norm) || /^20\d\d$/.test(norm))
  const date = isTold ? deadlineIn({ reading }) : null
  if (date === null) return null
  const { id, name } = goal
  const read = { ...asCorrection, fields: { target: name, date } }
  return carry(input, read, { kind: 'change-date', id, name, date })
}

/** Whether a sum in reais may be a year as well. */
export function isYear(value: number): boolean {
  return Number.isInteger(value) && value > firstYear && value < centuryEnd
}

const words = new Set(
  'ideia mudei data prazo final limite ano certa certo nao mudar muda mudou mudaram adiaram adiei'.split(
    ' ',
  ),
)

function isOfDate(word: string): boolean {
  return words.has(word) || months.has(word) || leansWord('datedWrong', word)
}

/** The day that is told; of "é 2028, não 2027" only the year is. */
function whenIn({ reading }: Message): { date: string; isYearOnly?: true } | null {
  const date = deadlineIn({ reading })
  const isOfMonth = [...months.keys()].some((name) => reading.flat.includes(` ${name} `))
  // "16/10/2027" is a whole day.
  const isWhole = / \d+ \/ \d+ \/ 20\d\d /.test(reading.flat)
  if (date !== null && (isOfMonth || isWhole || !/ 20\d\d /.test(reading.flat))) return { date }
  const years = [...reading.flat.matchAll(/ (nao )?(?:eh |era |em )?(20\d\d)(?= )/g)]
  const year = years.find(([, not]) => not === undefined)?.[2]
  if (year === undefined || Number(year) < reading.today.year) return null
  return { date: `${year}-12-31`, isYearOnly: true }
}
