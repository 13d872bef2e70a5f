import { offeredIn } from '#conversation/asking/if-paid.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import type { Query, RecurringDraft } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "já paguei a luz?", "quando vence a internet?", "quantas parcelas faltam da
 * geladeira?", "a natação ficou mensal?"; null where no bill is named.
 */
export function billAskedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { payments = [], state } = input
  if (reading.amounts.length > 0) return null
  const asks = askedOf(message)
  if (!asks) return null
  const said = tellingIn(message)
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length > 0)
  if (!fit && asks === 'rhythm') {
    const offers = offeredIn(state).map((one, at) => ({ ...one, id: String(at) }))
    const [own, other] = fitting(said, offers).filter(({ at }) => at.length > 0)
    return own && !other ? offeringBill(input, draftOf(own.thing)) : null
  }
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
  const isOrNot = reading.flat.includes(' ou nao ') || reading.flat.includes(' sera que ')
  if (!reading.flat.endsWith(' ? ') && !isOrNot && !asksWhether(reading)) return null
  if (leans('asksPaid', reading)) return 'paid'
  const isOfSum = reading.tokens.some(({ norm }) => sums.has(norm))
  const isOften = leans('monthly', reading) || reading.tokens.some(({ norm }) => fixed.has(norm))
  return isOften && !isOfSum && isQuestion(reading) ? 'rhythm' : null
}

const fixed = new Set('fixa fixo fixas fixos recorrente recorrentes'.split(' '))
/** "quanto pago de internet todo mês?" asks for a sum. */
const sums = new Set(
  'quanto quanta quantos quantas quando qual quais gastei gasto paguei pago recebi media'.split(
    ' ',
  ),
)

/** As it was offered: what is only offered comes once. */
function draftOf({ id: _id, ...bill }: RecurringDraft & { id: string }): RecurringDraft {
  return bill
}
