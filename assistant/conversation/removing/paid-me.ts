import { balk, choose } from '#conversation/make-turn.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { asRemoval, deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "apaga o que a Ju me pagou, era da pizza": what came in from her goes, and not the
 * pizza. Null where it may be something that they paid to others.
 */
export function paidMeTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = leaningIn('whatTheyPaid', reading)
  // "apaga o ônibus, minha tia me deu carona" is of no money that came.
  if (reading.tokens.some(({ norm }) => unpaid.has(norm))) return null
  if (!found || isQuestion(reading) || leans('neverRemoves', reading)) return null
  if (isOfExpense(input, message, found.first)) return null
  const incomes = rememberedIn(input).filter(({ type }) => type === 'receita')
  const said = tellingIn(message).filter(({ word }) => !isOfOrder(word))
  const person = said.filter(({ at }) => at >= found.first && at <= found.last)
  if (person.length === 0) return null
  const byName = namedAmong(message, incomes, person)
  const isToMe = leans('toMe', reading)
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const priced = incomes.filter(({ amountCents }) => sums.includes(amountCents))
  const byWhat = priced.length > 0 ? priced : namedAmong(message, incomes, said)
  const named = byName.length > 0 || !isToMe ? byName : byWhat
  const only = newestOf(message, named)
  if (only) return deletion(input, only)
  if (named.length > 0) {
    const among = { slot: 'transaction', options: optionsOf(named) } as const
    return choose(input, asRemoval, { kind: 'delete', target: noTarget }, among)
  }
  return isToMe ? balk(input, asRemoval, 'no-such-income') : null
}

const articles = new Set('o a os as'.split(' '))

/** "apaga os anzol o homem me deu": what is bought is to go, and why is told behind it. */
function isOfExpense(input: TurnInput, message: Message, from: number): boolean {
  const { tokens } = message.reading
  const article = tokens.findIndex(({ norm }, at) => at > from && articles.has(norm))
  const object = tellingIn(message).find(({ at }) => at === article + 1)
  const isApart = articles.has(tokens[article + 2]?.norm ?? '')
  if (article < 0 || !object || !isApart) return false
  return namedAmong(message, rememberedIn(input), [object]).some(({ type }) => type === 'despesa')
}

const unpaid = new Set(['carona', 'presente', 'brinde', 'cortesia', 'graca'])
