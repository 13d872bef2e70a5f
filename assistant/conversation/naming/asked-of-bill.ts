import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "já paguei a luz?", "quando vence a internet?", "quantas parcelas faltam da
 * geladeira?"; null where no bill is named.
 */
export function billAskedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { payments = [] } = input
  if (payments.length === 0 || reading.amounts.length > 0) return null
  const asks = askedOf(message)
  if (!asks) return null
  const said = tellingIn(message)
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length > 0)
  if (!fit || another) return null
  const isOfParts = asks === 'left' && !leans('asksLeft', reading)
  if (isOfParts && !fit.thing.instalments) return null
  const bill = { id: fit.thing.id, asks }
  const query: Query = { metric: 'upcoming', categoryId: null, from: null, to: null, bill }
  return carry(input, { intent: 'query', confidence: 85 }, { kind: 'query', query })
}

function askedOf({ reading }: Message): NonNullable<Query['bill']>['asks'] | null {
  if (leans('asksLeft', reading) || leans('asksLeftOfParts', reading)) return 'left'
  // Its price is told with the day on which it falls due.
  if (leans('asksDue', reading) || leans('asksPrice', reading)) return 'due'
  return reading.flat.endsWith(' ? ') && leans('asksPaid', reading) ? 'paid' : null
}
