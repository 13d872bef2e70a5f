import { isQuestion } from '#understanding/intents/question.ts'
import { type Leaning, leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const toBePaid: readonly Leaning[] = [
  ...(['reminded', 'fallsDueOn', 'toPay', 'remindOf', 'remindThing', 'due', 'notYet'] as const),
  'stillToPay',
]

/** It is still to be paid: whatever it names was not. */
export function isToBePaid(reading: Reading): boolean {
  return toBePaid.some((means) => leans(means, reading))
}

/** It tells of what is to be done, or wants something made: no name of what was. */
export function isStillAhead(reading: Reading): boolean {
  return leans('stillToDo', reading) || leans('wantsMade', reading) || isToBePaid(reading)
}

const bareMax = 6

/** "dia 5": a day, and nothing that was done on it. */
export function isDayAlone(reading: Reading): boolean {
  const { amounts, days, tokens } = reading
  return (
    days.length === 1 && amounts.length === 0 && tokens.length <= bareMax && !isQuestion(reading)
  )
}
