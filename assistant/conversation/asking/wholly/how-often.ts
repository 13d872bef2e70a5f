import type { Figure } from '#conversation/asking/figure.ts'
import { around, leftOver, said } from '#conversation/asking/wholly/left-over.ts'
import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import type { Reading } from '#understanding/reading.ts'

const heads = words('vezes corridas viagens numero quantidade')
const linking = words('de do da dos das no na nos nas em ao com')
const counts = words('quantas quantos numero quantidade')
const average = words('media')
const each = words('cada vez corrida viagem compra ida pedido')
const beside = words(
  'vezes vez corrida corridas viagem viagens ida idas numero quantidade quantas gastei ' +
    'gasto foi foram deu deram da ficou saiu sai custa usei fiz andei peguei tive fui ' +
    'nele nela neles nelas poderia pode podia delas deles dela dele',
)

/**
 * The turn of "uber esse mês: foram quantos e somou quanto?", "quantas viagens de uber fiz e qual o
 * total?", "uber sai em média quanto cada?", by there being nothing else in the message: how often,
 * and what it came to. Null for any other message.
 */
export function howOftenTurn(told: TurnInput, reading: Reading): Turn | null {
  const has = (set: ReadonlySet<string>) => reading.tokens.some(({ norm }) => set.has(norm))
  const isEach = has(average) && has(each)
  const isAsked = has(counts) || isEach
  const [row, another] = isAsked ? leftOver(reading, [around, beside, average, each]) : []
  if (!row || another) return null
  if (reading.tokens.slice(row.first, row.last + 1).some(({ norm }) => findVerb(norm))) return null
  const name = said(reading, row)
  const known = rememberedIn(told).find((one) => isOf(name, one.name) && one.type === 'despesa')
  // "quantos dias", "quantas pessoas": of what stands there, or of its rides.
  const isLinked = linking.has(reading.tokens[row.first - 1]?.norm ?? '')
  if (!known && (isEach || !isLinked || !has(heads))) return null
  const { from = null, to = null } = readPeriod(reading, false)
  const figure: Figure = {
    ...{ kind: 'times', words: known?.name.toLocaleLowerCase('pt-BR') ?? name },
    ...(isEach ? { isEach } : {}),
  }
  const query: Query = { metric: 'spent', categoryId: null, from, to, figure }
  const read = { intent: 'query', confidence: 90, fields: { metric: 'spent' as const } } as const
  return by('brief-question', carry(told, read, { kind: 'query', query }))
}

/** 'ubers' of 'Uber'. */
function isOf(said: string, name: string): boolean {
  const [one, other] = [fold(said), fold(name)]
  return one === other || one === `${other}s`
}
