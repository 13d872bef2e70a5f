import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { BudgetDraft } from '#conversation/effect.ts'
import { limitsSet, spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { carry } from '#conversation/make-turn.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'

const named = words('limite orcamento teto')
const half = words('metade')
const double = words('dobro dobra dobre dobrar duplica duplicar')
const changes = words(
  'corta corte cortar reduz reduza reduzir baixa baixe baixar diminui diminua diminuir deixa deixe ' +
    'deixar poe ponha por bota bote botar coloca coloque colocar muda mude mudar quero queria passa ' +
    'aumenta aumente aumentar sobe suba ajusta ajuste dobra dobre dobrar duplica duplicar desce desca',
)
const spends = words('gastei gasto gastou gastando usei estourei passei chegou cheguei foi')

/**
 * The turn of "corta esse limite pela metade", "dobra o de lazer": what was set before, halved or
 * doubled. Of a limit that this conversation did not set nothing is known. Null for any other
 * message.
 */
export function limitScaledTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (reading.amounts.length > 0 || (isQuestion(reading) && !asksForDeed(reading))) return null
  if (has(half) === has(double) || !has(changes) || has(spends)) return null
  const budget = limitMeant(input, message)
  if (!budget) return null
  const value = has(half) ? Math.round(budget.amountCents / 2) : budget.amountCents * 2
  if (value <= 0 || value > limits.amountCentsMax) return null
  const category = input.categories.find(({ id }) => id === budget.categoryId)?.name ?? ''
  const read: Read = { intent: 'budget', confidence: 90, fields: { category, amount: value } }
  const { by: _by, ...own } = budget
  return carry(input, read, { kind: 'set-budget', budget: { ...own, amountCents: cents(value) } })
}

/** The one of the category that is named, else the last; by its word, where it was not just set. */
function limitMeant(input: TurnInput, message: Message): BudgetDraft | null {
  const category = spokenCategory(message)
  const isOf = ({ categoryId }: BudgetDraft) => {
    return input.categories.some(({ id, name }) => id === categoryId && name === category)
  }
  const isSaid = hasOneOf(message.reading, named)
  const isLast = input.state.last?.again?.kind === 'set-budget' && category !== null
  const own = limitsSet(input).find((one) => category === null || isOf(one))
  const month = monthOf(message)
  if (!own || !(isSaid || isLast)) return null
  return month === null || month === own.month ? own : null
}
