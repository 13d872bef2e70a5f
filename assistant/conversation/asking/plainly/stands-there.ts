import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, ofDayNamed, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'

const tokensMax = 12
/** What asks for something else than what is noted of a thing. */
const otherwise = new Set(
  (
    'como porque quem quando onde qual quais posso devo consigo vale quero queria preciso melhor ' +
    'acredita acha achas caro cara barato sera apaga apagar tira muda mudar'
  ).split(' '),
)

/**
 * The turn of "consta a padaria de hoje?", "a padaria foi?", which nobody else knows: what stands
 * there of one thing that is named, or what it came to. Null for any other message.
 */
export function standsThereTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const isBrief = reading.tokens.length <= tokensMax && reading.numbers.length === 0
  if (candidate.intent !== 'none' || !isBrief || !reading.flat.includes(' ?')) return null
  if (reading.tokens.some(({ norm }) => otherwise.has(norm))) return null
  const named = ofDayNamed(message, namedAmong(message, rememberedIn(input)))
  const [only] = named
  if (!only || named.some(({ name, type }) => name !== only.name || type !== only.type)) return null
  const dates = named.map(({ date }) => date).toSorted()
  const days = { from: dates[0] ?? only.date, to: dates.at(-1) ?? only.date }
  const { from = null, to = null } = readPeriod(reading, false)
  const metric = only.type === 'receita' ? 'received' : 'spent'
  const query: Query = reading.flat.includes(' quanto ')
    ? { metric, categoryId: null, from, to, words: only.name }
    : { metric: 'list', categoryId: null, ...days }
  return askFor(input, { confidence: 85 }, query)
}
