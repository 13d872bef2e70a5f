import type { Cents } from '@lya/core/amounts/cents.ts'
import { say } from '#conversation/make-turn.ts'
import { awaiting } from '#conversation/seen/awaiting.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Saw } from '#phrasing/talking/silence-reason.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

export interface Ordered {
  description: string
  amountCents: Cents
  /** The day on which it will come, where one is told. */
  due: Temporal.PlainDate | null
}

/** A turn that remembers what work will bring: nothing is written, and a yes writes it. */
export function rememberOrder(
  input: TurnInput,
  message: Message,
  read: Candidate,
  { description, amountCents, due }: Ordered,
): Turn {
  const { reading, index } = message
  const saw: Saw = {
    amounts: [amountCents],
    description: '',
    doubt: 'owed',
    ...(due ? { due, isIncome: true } : {}),
  }
  // "metade agora": a part of it may have come, and she waits to hear.
  const intent = due || reading.flat.includes(' metade agora ') ? 'clarify' : 'none'
  const turn = say(input, { ...read, intent }, { kind: 'none', reason: 'unmeant', saw })
  const categoryId = workCategory(index)
  const date = reading.today
  const draft = { type: 'receita', description, amountCents, date, categoryId } as const
  return awaiting(turn, draft, { input, message, saw })
}
