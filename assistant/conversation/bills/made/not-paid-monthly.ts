import { cents } from '@lya/core/amounts/cents.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const unpaid = new PhraseBook('that nothing was paid yet', [
  {
    means: 'unpaid',
    say: 'nao paguei|pagamos|paga|gastei [ainda|nao]',
    like: 'não paguei ainda, é todo mês dia 5',
  },
  {
    means: 'unpaid',
    say: 'nao foi|foram pago|paga|pagos|pagas [ainda]',
    like: 'não foi pago ainda, é todo mês dia 5',
  },
])

const all = new Set('dois duas ambos ambas tudo todos todas sao contas nenhum nenhuma'.split(' '))

/**
 * The turn of "não paguei ainda, é todo mês dia 5, os dois", behind what was written as spent: the
 * entries go, and each is kept as a bill. Null for any other message.
 */
export function notPaidMonthlyTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!unpaid.isIn(reading) || !leans('monthly', reading)) return null
  const [day, another] = reading.days
  if (!day || another || reading.tokens[day.first]?.norm !== 'dia') return null
  const entries = meantBy(input, message)
  return chained([
    ...entries.map((one) => goneTurn(input, one)),
    ...entries.map((one, at) => keptTurn(input, one, { dueDay: day.date.day, isMore: at > 0 })),
  ])
}

/** Those that are named, all of those that were told last, or the only one of them. */
function meantBy(input: TurnInput, message: Message): Remembered[] {
  const told = toldLast(input, ownIn(input)).filter(({ type }) => type === 'despesa')
  const named = namedAmong(message, told)
  if (named.length > 0) return named
  const isAll = message.reading.tokens.some(({ norm }) => all.has(norm))
  return isAll || told.length === 1 ? told : []
}

function goneTurn(input: TurnInput, { id, description }: Remembered): Turn {
  const read: Read = { intent: 'delete', confidence: 92, fields: { description } }
  return carry(input, read, { kind: 'delete', target: targetOf(id) })
}

function keptTurn(
  input: TurnInput,
  { description: name, amountCents, categoryId }: Remembered,
  { dueDay, isMore }: { dueDay: number; isMore: boolean },
): Turn {
  const rhythm = { frequency: 'mensal', dueDay } as const
  const nextDate = firstDueDate(input.today, rhythm).toString()
  const recurring = { name, amountCents: cents(amountCents), categoryId, ...rhythm, nextDate }
  const effect: Effect = { kind: 'create-recurring', recurring }
  const fields = {
    description: name,
    amount: amountCents,
    frequency: 'mensal',
    day: dueDay,
  } as const
  const turn = carry(input, { intent: 'recurring', confidence: 90, fields }, effect)
  return isMore ? { ...turn, reply: { kind: 'effect', effect, isMore } } : turn
}
