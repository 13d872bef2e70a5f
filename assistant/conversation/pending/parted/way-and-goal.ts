import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { partsOf } from '#conversation/pending/parted/parts.ts'
import {
  light,
  making,
  ofThatMoney,
  roughly,
  saving,
} from '#conversation/pending/parted/vocabulary.ts'
import type { PendingQuestion } from '#conversation/pending/pending-state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of "recebi, e vai direto pra uma bicicleta, quero juntar 1500", where it was asked which
 * way a sum went: it came in, and a new goal begins with it. Null for any other message.
 */
export function wayAndGoalTurn(
  told: TurnInput,
  open: PendingQuestion,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (open.missing !== 'type' || open.ready.length > 0) return null
  const reading = readMessage(told.text, told.today)
  const parts = partsOf(reading)
  for (const [at, part] of parts.entries()) {
    if (part.reading.amounts.length > 0) return null
    const rest = reading.text.slice(parts[at + 1]?.start ?? reading.text.length)
    const goal = rest === '' ? null : goalIn(readMessage(rest, told.today), open)
    if (!goal) continue
    const answer = understand({ ...told, text: reading.text.slice(0, part.end) })
    const [effect, another] = answer.effects
    if (answer.rule !== 'answered-question' || another) continue
    if (effect?.kind !== 'create-transactions') continue
    if (effect.transactions.some(({ type }) => type !== 'receita')) continue
    const { name, targetCents } = goal
    const fields = { description: name, amount: targetCents }
    const read: Read = { intent: 'goal_create', confidence: 90, fields }
    const input = { ...told, state: answer.state }
    const made = by('new-goal', carry(input, read, { kind: 'create-goal', goal }))
    return made && chained([answer, made])
  }
  return null
}

interface Goal {
  name: string
  targetCents: ReturnType<typeof cents>
  savedCents: ReturnType<typeof cents>
  targetDate: Temporal.PlainDate | null
}

const known = [light, saving, making, ofThatMoney, roughly]

/** A goal of one thing and one sum, into which that money goes; null where more is told. */
function goalIn(reading: Reading, { draft }: PendingQuestion): Goal | null {
  const { amounts, flat, numbers, text, tokens } = reading
  const sums = new Set(amounts.map(({ valueCents }) => Math.round(valueCents)))
  const isOfIt = sums.delete(draft.amountCents) || tokens.some(({ norm }) => ofThatMoney.has(norm))
  const [target, another] = sums
  if (target === undefined || another !== undefined || !isOfIt || !wishes(flat)) return null
  if (target <= draft.amountCents || target > limits.amountCentsMax) return null
  const isFigure = (at: number) => numbers.some(({ first, last }) => first <= at && at <= last)
  const named = tokens.flatMap(({ kind, norm }, at) => {
    return kind !== 'word' || isFigure(at) || known.some((some) => some.has(norm)) ? [] : [at]
  })
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined || last - first >= nameMax) return null
  const isRun = tokens.slice(first, last + 1).every(({ kind }) => kind === 'word')
  const date = deadlineIn({ reading })
  return isRun
    ? {
        name: capital(text.slice(tokens[first]?.start, tokens[last]?.end)),
        ...{ targetCents: cents(target), savedCents: cents(draft.amountCents) },
        targetDate: date === null ? null : Temporal.PlainDate.from(date),
      }
    : null
}

const nameMax = 4
const wishes = anyOf(
  'meta; metas; juntar; guardar; guarda; guarde; separa; separe; separar; poupar; comeco; inicio; ' +
    'primeiro',
)
