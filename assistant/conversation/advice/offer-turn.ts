import { openOffer } from '#conversation/advice/offer.ts'
import type { Effect } from '#conversation/effect.ts'
import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Differing } from '#understanding/transactions/sums/sum.ts'

/** Asks whether an effect is to be carried out, which a yes does; null for one that cannot wait. */
export function offerTurn(input: TurnInput, effect: Effect, differs?: Differing): Turn | null {
  const open = openOffer(effect, input.today)
  if (!open) return null
  const turn = say(
    input,
    { intent: 'clarify', confidence: 100 },
    {
      ...{ kind: 'offer', effect },
      ...(differs ? { differs } : {}),
    },
  )
  return { ...turn, state: { ...turn.state, open } }
}
