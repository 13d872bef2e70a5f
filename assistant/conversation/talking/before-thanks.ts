import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'

/** What thanks and what says goodbye, with what is put around it. */
const courtesy = words(
  'obrigado obrigada obrigadao obg obgd brigado brigada brigadao vlw valeu grato grata agradeco muito ' +
    'mt deus lhe te pague abencoe boa bom noite dia tarde tchau ate amanha logo mais beijo beijos bjs bj ' +
    'abraco abs fica com e viu querida querido lya flor amor vou dormir fui por enquanto so isso era ' +
    'uma um minha meu filha bem pra voce vc tb tambem por favor pfv pf gentileza',
)
/** One of them must be there. */
const thanks = words(
  'obrigado obrigada obrigadao obg obgd brigado brigada brigadao vlw valeu grato grata agradeco pague ' +
    'noite tchau beijo beijos bjs bj abraco abs',
)

/**
 * The turn of what is ordered before thanks or a goodbye, "é moradia pfv. vlw boa noite", where the
 * whole was heard as nothing but those. The turn as it is where nothing is done by the rest.
 */
export function withToldBefore(told: TurnInput, turn: Turn, understand: Understand): Turn {
  if (turn.effects.length > 0 || !isCourtesy(turn)) return turn
  const rest = beforeThanks(told.text)
  if (rest === null) return turn
  const own = understand({ ...told, text: rest })
  return own.effects.length > 0 ? own : turn
}

function isCourtesy({ reply, state }: Turn): boolean {
  return !state.open && (reply.kind === 'thanks' || reply.kind === 'talk' || reply.kind === 'none')
}

/** The text without the courtesies at its end; null where there are none, or nothing else. */
function beforeThanks(text: string): string | null {
  const parts = [...text.matchAll(/\p{L}+/gu)]
  const first = parts.findLastIndex(({ 0: word }) => !courtesy.has(fold(word))) + 1
  const tail = parts.slice(first).map(({ 0: word }) => fold(word))
  const at = parts[first]?.index
  if (first === 0 || at === undefined || !tail.some((word) => thanks.has(word))) return null
  return text.slice(0, at).replace(/[\s,.!;]+$/u, '')
}
