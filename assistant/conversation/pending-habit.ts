import { isYes } from '#conversation/agreement.ts'
import type { Effect } from '#conversation/effect.ts'
import type { PendingHabit } from '#conversation/pending/pending-state.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const moves = /^ (muda|mude|mudar|troca|troque|trocar)( (os|as|todos|todas|tudo|sim|\d+))* [!.]? ?$/
const no =
  /^ (nao|n|nn|nunca|deixa|deixe|so|somente|apenas)( (desta|dessa|essa|esta|vez|precisa|quero|assim|obrigad[oa]|agora|por enquanto))* [!.]? ?$/

/**
 * Takes a message as yes or no to 'Sempre categorizar ...?', or to changing the past as well; null
 * when it is about something else. No word at all leaves the habit as learned.
 */
export function completeHabit(
  { habit, stage }: PendingHabit,
  { reading }: Message,
): { effect: Effect | null } | null {
  if (reading.amounts.length > 0 && !moves.test(reading.flat)) return null
  const said = reading.flat.replace(/ [,.;]+(?= )/g, '')
  if (isYes(reading.flat) || (stage === 'past' && moves.test(said))) {
    return { effect: { kind: stage === 'always' ? 'count-past' : 'move-past', habit } }
  }
  if (!no.test(said)) return null
  return { effect: stage === 'always' ? { kind: 'forget-habit', habit } : null }
}
