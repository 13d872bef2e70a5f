import { billOfParts } from '#conversation/memory/other-parts.ts'
import { ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** What was kept last: a bill, or a purchase in parts with the first of them. */
export interface JustTold {
  bill: Bill
  /** The first part, and of how many. */
  first?: { entry: Remembered; count: number }
}

/**
 * The bill or the purchase in parts that was told last, where a message names it or nothing:
 * `isBeside` tells words that name nothing there. Null where something else is spoken of.
 */
export function justTold(
  input: TurnInput,
  message: Message,
  isBeside: (word: string) => boolean = () => false,
): JustTold | null {
  const told = toldIn(input)
  if (!told) return null
  const said = tellingIn(message).filter(({ word }) => !isBeside(word) && !pointing.has(word))
  const [fit] = fitting(said, [told.bill])
  return said.length === (fit?.at.length ?? 0) ? told : null
}

/** They point at what was told, or only at how it is paid. */
const pointing = new Set(
  (
    'nele nela dele dela desse dessa deste desta disso vdd verdade parcela parcelas prestacao ' +
    'prestacoes vezes mensalidade todo toda mes isso'
  ).split(' '),
)

function toldIn(input: TurnInput): JustTold | null {
  const { last } = input.state
  if (last?.kind === 'recurring-created') {
    const bill = input.payments?.findLast(({ name }) => name === last.name)
    return bill ? { bill } : null
  }
  const [part, another] = last?.kind === 'bought' ? last.transactions : []
  const entry = another ? undefined : ownIn(input).find(({ id }) => id === part?.id)
  const bill = entry && billOfParts(input, entry)
  return bill && last?.parts ? { bill, first: { entry, count: last.parts } } : null
}
