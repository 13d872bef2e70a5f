import { spent } from '#conversation/asking/wholly/each-asked.ts'
import { around, leftOver, said } from '#conversation/asking/wholly/left-over.ts'
import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { wordsAsked } from '#conversation/naming/asked-words.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { readPeriod } from '#understanding/intents/period.ts'

const linking = new Set('de do da dos das em no na nos nas com pra'.split(' '))
const unread: readonly Candidate['intent'][] = ['none', 'help']

/**
 * The turn of "quanto dá de transporte agora?", which nobody else knows, by there being nothing
 * else in it: what one category came to, or what stands there by that name. Null for any other.
 */
export function comesToTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, index } = message
  const isAsked = reading.flat.includes(' quanto ') && !reading.flat.includes(' nao ')
  if (!isAsked || reading.amounts.length > 0 || !unread.includes(intent)) return null
  const [row, another] = leftOver(reading, [around, spent])
  if (!row || another) return null
  const name = fold(said(reading, row))
  const known = rememberedIn(input).find((one) => fold(one.name) === name)
  const named = categoryNamed(reading, index)
  const own = input.categories.find((one) => one.name === named && one.type === 'despesa')
  // "quanto tá a gasolina?" asks for a price.
  const isOf = row.first > 0 && linking.has(reading.tokens[row.first - 1]?.norm ?? '')
  if (!known && !(own && isOf)) return null
  const { from = null, to = null } = readPeriod(reading, false)
  const isOfToday = from === to && from === reading.today.toString()
  // "agora" tells no day here.
  const days =
    isOfToday && !reading.flat.includes(' hoje ') ? { from: null, to: null } : { from, to }
  const metric = known?.type === 'receita' ? 'received' : 'spent'
  const ofAll: Query = { metric, categoryId: own?.id ?? null, ...days }
  const found = known?.name ?? wordsAsked(ofAll, message)
  const query: Query = found === null ? ofAll : { ...ofAll, words: found }
  return askFor(input, { confidence: 85, fields: { metric } }, query)
}
