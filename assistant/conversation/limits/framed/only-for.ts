import { limitSpokenOf, saysLimit } from '#conversation/limits/framed/limit-spoken.ts'
import { afterLimit } from '#conversation/limits/limited-on.ts'
import { lastLimit } from '#conversation/limits/standing/last-limit.ts'
import { balk } from '#conversation/make-turn.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'

const only = words('so somente apenas exclusivo exclusivamente')
const onto = words('pro pra para de do da com no na')
const leading = words('o a os as meu minha corrida corridas coisa coisas de')
const aside = anyOf(
  'de fora; por fora; fica fora; fora disso; nao conta; nao entra; nao devia entrar; nao deveria entrar; ' +
    'nao inclui; nao eh pra contar; nao contar; sem contar; outra historia; a parte; separado; separada',
)
const done = words(
  'gastei gastamos paguei comprei recebi ganhei vendi abasteci quanto sobrou falta',
)

/**
 * The turn of "esses 300 são só pro Uber, a gasolina fica de fora", of a limit that stands there: a
 * limit is of a whole category, which is said, and no entry changes. Null for any other message.
 */
export function limitOnlyForTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const limit = lastLimit(input)
  const [amount, another] = reading.amounts
  if (!limit || another || reading.days.length > 0 || hasOneOf(reading, done)) return null
  const isSum = amount !== undefined && Math.round(amount.valueCents) === limit.amountCents
  if (amount && !isSum) return null
  const isBehind = afterLimit.includes(input.state.rule ?? '')
  if (!isSum && !saysLimit(message) && !isBehind) return null
  const own = input.categories.find(({ id }) => id === limit.categoryId)?.name ?? ''
  const { tokens } = reading
  // "só pro uber", and no "só pra dezembro".
  const isOnly = tokens.some(({ norm }, at) => {
    if (!only.has(norm) || !onto.has(tokens[at + 1]?.norm ?? '')) return false
    const thing = tokens.find((one, place) => place > at + 1 && !leading.has(one.norm))
    return thing !== undefined && isThing(thing.norm) && thing.folded !== fold(own)
  })
  if (!isOnly || !(aside(reading.flat) || saysLimit(message))) return null
  // "limite de 300 só pra uber" sets one.
  if (amount && !aside(reading.flat) && limitSpokenOf(input, message) === null) return null
  return balk(input, { intent: 'budget', confidence: 88 }, 'limit-by-category')
}
