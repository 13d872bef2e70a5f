import { tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'

/**
 * The one entry of the last message, or the one of this conversation which is named: what is told
 * right behind it is of it. Undefined where there is none, or another thing is named.
 */
export function behindOne(input: TurnInput, message: Message): Remembered | undefined {
  const { last } = input.state
  if (last?.kind !== 'created' && last?.kind !== 'corrected') return undefined
  const own = ownIn(input)
  const named = namedAmong(message, own)
  const [entry, another] = named.length > 0 ? named : toldLast(input, own)
  if (!entry || another) return undefined
  const known = tellingWords(entry.name)
  const isOther = tellingIn(message).some(({ word }) => {
    return !known.includes(word) && !others.has(word) && isThing(word)
  })
  return isOther ? undefined : entry
}

/** Who pays, and who gets a part of what was earned: no other thing. */
const others = new Set('cliente clientes salao barbearia oficina escola academia loja'.split(' '))
