import { leadsName, speaksOfName } from '#conversation/goals/called/new-name.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const nameMax = 40

/**
 * The turn of "a meta não é Oie, é Casamento", "chama essa meta de Casamento", and behind a goal
 * that was spoken of "o nome tem que ser Casamento"; null for any other message.
 */
export function goalRenamedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  if (goals.length === 0 || reading.amounts.length > 0 || isQuestion(reading)) return null
  // "em vez de relação quero que a meta se chame Pneus"
  const led = leadsName.findAll(reading)
  const found = led.find(({ means }) => means === 'meta') ?? led[0]
  if (!found) return null
  const subject = findSubject(reading, coverTokens(reading), found.last + 1, endOf(message, found))
  if (!subject) return null
  const newName = writeSubject(reading, subject)
  const said = tellingIn(message).filter(({ at, word }) => {
    const isNew = at >= subject.first && at <= subject.last
    return !isNew && !leansWord('ofName', word)
  })
  const [fit, another] = fitting(said, goals).filter(({ at }) => at.length > 0)
  // "a meta não é fácil, é difícil" names none.
  const unnamed = leans('ofName', reading) ? goalMeant(input) : null
  const named = fit && !another ? fit.thing : null
  if (found.means === 'that' && !isOfThat(input, message, named)) return null
  // "o pão chama pão de queijo", behind a goal.
  const isOfEntry = !named && namedAmong(message, ownIn(input), said).length > 0
  const goal = named ?? (isOfEntry ? null : unnamed)
  if (!goal || newName.length > nameMax || fold(newName) === fold(goal.name)) return null
  const { id, name } = goal
  const fields = { target: name, description: newName }
  const read = { intent: 'correct', confidence: 90, fields } as const
  return carry(input, read, { kind: 'change-name', id, name, newName })
}

/** A goal is named, or was what was spoken of last, and its name is what is to be otherwise. */
function isOfThat(
  { state: { last } }: TurnInput,
  { reading }: Message,
  named: Thing | null,
): boolean {
  const isGoalLast = last?.kind !== undefined && ofGoal.includes(last.kind)
  const isNamed = named !== null && reading.flat.includes(' meta ')
  return (isGoalLast || isNamed) && speaksOfName.isIn(reading)
}

const ofGoal: readonly string[] = ['deposited', 'goal-created', 'date-changed', 'name-changed']

/** Where the name ends: "só Pneus no nome da meta, que é mais fácil". */
function endOf({ reading: { tokens } }: Message, { last }: { last: number }): number {
  const mark = tokens.findIndex(({ kind, norm }, at) => {
    if (at <= last + 1) return false
    if (kind !== 'word' || leansWord('ofName', norm) || laughs.test(norm)) return true
    return leadsOut.has(norm) && ofIt.has(tokens[at + 1]?.norm ?? '')
  })
  return mark < 0 ? tokens.length - 1 : mark - 1
}

const leadsOut = new Set(['no', 'na', 'como', 'de', 'o', 'a', 'pro', 'por', 'em'])
const ofIt = new Set(['nome', 'meta', 'titulo', 'favor', 'lugar', 'vez'])
const laughs = /^(k+|rs+|haha\w*)$/
