import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const rose = words(
  'subiu subiram aumentou aumentaram reajustou reajustaram encareceu encareceram sobe aumenta',
)
const fell = words('baixou baixaram abaixou abaixaram diminuiu diminuiram caiu reduziu reduziram')
const dearer = words('cara caro caras caros')
const cheaper = words('barata barato baratas baratos')
/** Before a sum it is what the bill comes to: "subiu pra 20". */
const onto = words('pra para por a ate de agora eh custa custar ficou fica')
const money = words('r $ reais real conto contos')

/** How a bill is told to change. */
export interface Rise {
  sign: 1 | -1
  /** It is said that the sum is what it changes by: `em 20`, `20 mais cara`. */
  isSaidBy: boolean
}

/**
 * A bill's new price where what is told is by how much it went up or down, "a água subiu 20", "em
 * 20", "tá 20 mais cara": that much beside what it comes to. A sum that the bill cannot have risen
 * by, "a internet subiu 119" of one of 99, is what it comes to.
 */
export function withRisenBy(input: TurnInput, turn: Turn, { reading }: Message): Turn {
  if (!turn.effects.some(isRepriced)) return turn
  const rise = riseIn(reading)
  const [sum, more] = reading.amounts
  if (!rise || !sum || more) return turn
  const swap = (effect: Effect): Effect => {
    if (!isRepriced(effect) || effect.amountCents !== sum.valueCents) return effect
    const before = input.payments?.find(({ id }) => id === effect.id)?.amountCents
    const amountCents = before === undefined ? null : priceAfter(before, effect.amountCents, rise)
    return amountCents === null ? effect : { ...effect, amountCents }
  }
  const { reply } = turn
  return {
    ...turn,
    effects: turn.effects.map(swap),
    ...(reply.kind === 'effect' ? { reply: { ...reply, effect: swap(reply.effect) } } : {}),
  }
}

function isRepriced(effect: Effect): effect is Extract<Effect, { kind: 'change-amount' }> {
  const isPrice = effect.kind === 'change-amount' && effect.what === 'payment'
  return isPrice && effect.thisTimeCents === undefined
}

/** What a bill of so many centavos then comes to; null where the sum is no change of it. */
export function priceAfter(before: number, by: number, { sign, isSaidBy }: Rise): Cents | null {
  // Nothing said so: what is less than half is told of a change.
  const isBy = isSaidBy || by < (sign > 0 ? before : before / 2)
  const after = Math.round(before + sign * by)
  return isBy && after > 0 && after <= limits.amountCentsMax ? cents(after) : null
}

/** Which way a bill goes by the only sum of a message; null where that is what it comes to. */
export function riseIn({ tokens, amounts }: Reading): Rise | null {
  const [sum] = amounts
  if (!sum) return null
  const behind = tokens.slice(sum.last + 1).filter(({ norm }) => !money.has(norm))
  if (behind[0]?.norm === 'mais') {
    if (dearer.has(behind[1]?.norm ?? '')) return { sign: 1, isSaidBy: true }
    return cheaper.has(behind[1]?.norm ?? '') ? { sign: -1, isSaidBy: true } : null
  }
  const before = tokens.slice(0, sum.first).filter(({ norm }) => !money.has(norm))
  const deed = before.findLast(({ norm }) => rose.has(norm) || fell.has(norm))
  const lead = before.at(-1)
  if (!deed || !lead || onto.has(lead.norm) || lead.kind === 'mark') return null
  return { sign: rose.has(deed.norm) ? 1 : -1, isSaidBy: lead.norm === 'em' }
}
