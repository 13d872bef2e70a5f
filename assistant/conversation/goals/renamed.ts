import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const nameMax = 40

/** The turn of "a meta não é Oie, é Casamento"; null for any other message. */
export function goalRenamedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  if (goals.length === 0 || reading.amounts.length > 0 || isQuestion(reading)) return null
  const found = leaningIn('renamesGoal', reading)
  if (!found) return null
  const { tokens } = reading
  const mark = tokens.findIndex(({ kind, norm }, at) => {
    return (
      at > found.last + 1 && (kind !== 'word' || leansWord('ofName', norm) || laughs.test(norm))
    )
  })
  const end = mark < 0 ? tokens.length - 1 : mark - 1
  const subject = findSubject(reading, coverTokens(reading), found.last + 1, end)
  if (!subject) return null
  const newName = writeSubject(reading, subject)
  const said = tellingIn(message).filter(({ at, word }) => {
    return at <= found.last && !leansWord('ofName', word)
  })
  const [fit, another] = fitting(said, goals).filter(({ at }) => at.length > 0)
  // "a meta não é fácil, é difícil" names none.
  const unnamed = leans('ofName', reading) ? goalMeant(input) : null
  const goal = fit && !another ? fit.thing : unnamed
  if (!goal || newName.length > nameMax || fold(newName) === fold(goal.name)) return null
  const { id, name } = goal
  const fields = { target: name, description: newName }
  const read = { intent: 'correct', confidence: 90, fields } as const
  return carry(input, read, { kind: 'change-name', id, name, newName })
}

const laughs = /^(k+|rs+|haha\w*)$/
