import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const order = 'encomenda|encomendas|pedido'
const open = 'vao|vai|ainda|so|quando'

const orderSaid = new PhraseBook('what was written is an order, not paid yet', [
  {
    means: 'order',
    say: `nao eh|foi|era|sao [um] gasto|despesa|compra [nao] [,] ..1 eh|foi|era|sao [uma|um|de] ${order} ..4 ${open}`,
    like: 'as 40 marmitas não é gasto não, é encomenda, vão me pagar quarta',
  },
  {
    means: 'order',
    say: `eh|foi|era|sao [uma|um|de] ${order} ..6 [ainda] nao|vao|vai|so [me] recebi|pagaram|pagou|pagar|recebo|paga|pagam|acertar`,
    like: 'as marmitas é encomenda, ainda não recebi',
  },
])
const asRemoval: Read = { intent: 'delete', confidence: 90 }
const told: Read = { intent: 'none', confidence: 90 }
/** Words of the order itself. */
const plain = new Set('encomenda encomendas pedido gasto despesa compra'.split(' '))

/**
 * The turn of "as 40 marmitas não é gasto não, é encomenda, vão me pagar quarta": what was written
 * goes, and its sum is waited for. Null where nothing of it was written in this conversation.
 */
export function orderNotSpentTurn(
  input: TurnInput,
  message: Message,
  _read: Candidate,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 1 || isQuestion(reading) || !orderSaid.isIn(reading)) return null
  const [sum] = reading.amounts
  const fitting = ownIn(input).filter(({ amountCents }) => {
    return sum === undefined || amountCents === Math.round(sum.valueCents)
  })
  const said = tellingIn(message).filter(({ word }) => !plain.has(word))
  const named = namedAmong(message, fitting, said)
  const spent = named.filter(({ type }) => type === 'despesa')
  const [entry, another] = named.length > 0 ? spent : toldLast(input, fitting)
  if (!entry || another) return null
  return awaitedTurn(input, message, entry)
}

/** What was written goes, and its sum is waited for. */
export function awaitedTurn(input: TurnInput, message: Message, entry: Remembered): Turn {
  const { reading, index } = message
  const fields = { description: entry.name, amount: entry.amountCents }
  const effect = { kind: 'delete', target: targetOf(entry.id) } as const
  const turn = carry(input, { ...asRemoval, fields }, effect)
  const day = dueDayIn(reading)
  const due = day && Temporal.PlainDate.compare(day, input.today) > 0 ? { due: day } : {}
  const draft = restoreDraft(entry, input.categories)
  const categoryId = workCategory(index)
  const kept = { ...draft, type: 'receita' as const, categoryId, date: input.today }
  const state = remembered(turn.state, kept, message, tellingWords(entry.name))
  const owed = { kind: 'owed', amountCents: draft.amountCents, ...due } as const
  return { ...turn, state, also: say(input, told, owed) }
}
