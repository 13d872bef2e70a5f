import { isSame, tellingWords } from '#conversation/match-named.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { atItsPrice, priceOfOne } from '#conversation/orders/counted/price-of-one.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * What "seu Raimundo levou 2 açaí fiado" comes to, behind 35 that were sold at 15: two at that
 * price; "a Cris pegou 2 e paga amanhã" is of what was sold last. Null where no price is known.
 */
export function takenAtPrice(input: TurnInput, message: Message): TransactionDraft | null {
  const { reading } = message
  const [counted, another] = reading.quantities
  if (another) return null
  if (!counted) return takenOfLast(input, message)
  if (reading.amounts.length > 0) return null
  const thing = reading.tokens[counted.last + 1]?.norm ?? ''
  const sold = pricedSales(input).find(({ name }) => {
    return tellingWords(name).some((one) => isSame(one, thing))
  })
  return sold ? atItsPrice(input, sold, { count: counted.count }) : null
}

/** The count of "a Cris pegou 2", which names no thing: fewer than one of them costs in reais. */
function takenOfLast(input: TurnInput, { reading }: Message): TransactionDraft | null {
  const [only, another] = reading.amounts
  const [sold] = pricedSales(input)
  if (!only || another || !sold || only.isForeign || only.isNegative) return null
  const { tokens } = reading
  const before = tokens[only.first - 1]?.norm ?? ''
  const verb = before === 'mais' ? (tokens[only.first - 2]?.norm ?? '') : before
  const behind = tokens[only.last + 1]?.norm ?? ''
  const isPriced = only.first !== only.last || moneyWords.has(behind)
  const startCents = sold.sum?.startCents ?? 0
  if (!taking.has(verb) || isPriced || only.valueCents >= startCents) return null
  return atItsPrice(input, sold, { count: only.valueCents / 100 })
}

const taking = new Set('pegou pegaram levou levaram comprou compraram quis'.split(' '))
const moneyWords = new Set('reais real conto contos pila pilas mangos'.split(' '))

/** What was sold by the piece, newest first. */
export function pricedSales(input: TurnInput): Remembered[] {
  return rememberedIn(input).filter(({ type, sum }) => {
    return type === 'receita' && priceOfOne(sum) !== null
  })
}
