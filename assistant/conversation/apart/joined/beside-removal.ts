import { entriesOf, isDone, type Part, stands } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { chained } from '#conversation/bills/chained.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { isThing } from '#understanding/lexicon/find.ts'

/** What is told may begin behind one of these. */
const begins = new Set(', . ; ! e mas ai que porque pois entao foi agora eu'.split(' '))
/** And end before one of these. */
const ends = new Set([',', '.', ';', '!', '?'])

/**
 * The turn of what goes and what was paid in its place: "o uber pode apagar, acabei pegando um
 * ônibus de 5", "uber não, foi ônibus 5 reais. apaga o uber". Null where the one sum beside the
 * removal is of what goes, or tells no purchase by itself.
 */
export function besideRemovalTurn({ told, whole, reading, hear }: Said): Turn | null {
  const [effect, more] = whole.effects
  const [sum, another] = reading.amounts
  if (effect?.kind !== 'delete' || more || whole.also || !sum || another) return null
  const { id } = effect.target
  const gone = rememberedIn(told).find((one) => one.id === id)
  if (!gone || gone.amountCents === Math.round(sum.valueCents)) return null
  const { tokens, text } = reading
  const end = tokens.findIndex(({ norm }, at) => at > sum.last && ends.has(norm))
  const to = end < 0 ? text.length : tokens[end]?.start
  // The nearest joint first: the shorter, the less of the removal is in it.
  for (let at = sum.first - 1; at >= 0; at -= 1) {
    if (!begins.has(tokens[at]?.norm ?? '')) continue
    const part = hear(text.slice(tokens[at + 1]?.start, to).trim())
    if (!isPurchase(part, gone.name)) continue
    return chained([whole, part.turn])
  }
  return null
}

/** One thing that is known was bought, or a deed is told, and it is not what goes. */
function isPurchase(part: Part, gone: string): boolean {
  const [only, another] = entriesOf(part)
  if (!stands(part) || !only || another || only.type === 'receita') return false
  const isNamed = fold(only.description).split(' ').some(isThing)
  return (isNamed || isDone(part)) && !speaksOf(only.description, gone)
}
