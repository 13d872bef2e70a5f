import { carry, register } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { saidAnew } from '#conversation/restating/referent/said-anew.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const of = words('dos do das da daqueles daquele desses desse dessas dessa')

/**
 * The turn without what stands there already and was only spoken of: of "dos 80 que emprestei, o
 * primo me pagou 50" the 80 are no new entry. Null where it has none of these.
 */
export function withoutSpokenOf(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const [effect, more] = turn.effects
  if (effect?.kind !== 'create-transactions' || more || turn.also) return null

  if (effect.transactions.length < 2) return null
  const { numbers, tokens } = message.reading
  const own = ownIn(input)
  const spoken = numbers.flatMap(({ first, hundredths: sum }) => {
    const isOf = of.has(tokens[first - 1]?.norm ?? '')
    return isOf && sum !== null && own.some((one) => one.amountCents === sum) ? [sum] : []
  })
  const left = effect.transactions.filter(({ amountCents }) => !spoken.includes(amountCents))
  if (left.length === 0 || left.length === effect.transactions.length) return null
  return { ...register(input, turn.candidate, left), rule: turn.rule }
}

/**
 * The turn with the category that is told as well: "é do salão, muda de moradia pra compras" names
 * the entry otherwise and files it. Null where none is told, or what is changed is no expense.
 */
export function withFiling(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const [effect, more] = turn.effects
  if (effect?.kind !== 'correct' || more || turn.also) return null
  const category = saidAnew(message)?.category
  const entry = ownIn(input).find(({ id }) => id === effect.target.id)
  const meant = input.categories.find(({ name, type }) => {
    return name === category && type === entry?.type
  })
  const filed = effect.changes.categoryId ?? entry?.categoryId
  if (!entry || !meant || filed !== entry.categoryId || meant.id === filed) return null
  const changes = { ...effect.changes, categoryId: meant.id }
  return by('retold', carry(input, turn.candidate, { ...effect, changes }))
}
