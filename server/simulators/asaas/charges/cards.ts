import { cardBrand } from '@lya/core/commerce/cards/brand.ts'
import { tokenRefusal } from '#simulators/asaas/asaas.copy.ts'
import { addThing, changeThing, takeThing } from '#simulators/asaas/asaas.store.ts'
import { randomUuid } from '#simulators/asaas/chance.ts'
import { missing, refusal } from '#simulators/asaas/refuse.ts'
import { AsaasError, dayOf, type SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCard } from '#simulators/asaas/simulated-charge.ts'

/** What a card does when it is charged. Any number but these is approved. */
export type CardBehaviour =
  | 'approved'
  /** Already at its tokenisation, as the provider's own two. */
  | 'declined'
  | 'declined-when-charged'
  /** Its first charge is approved and each later one declined. */
  | 'approved-once'
  | 'reviewed'
  | 'timeout-never'
  | 'timeout-made'
  | 'timeout-late'

export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '5184019740373151': 'declined',
  '4916561358240741': 'declined',
  '4000000000000341': 'declined-when-charged',
  '4000000000000259': 'approved-once',
  '4000000000009235': 'reviewed',
  '4000000000007106': 'timeout-never',
  '4000000000007205': 'timeout-made',
  '4000000000007304': 'timeout-late',
}

interface KeptCard {
  customer: string
  brand: string
  lastFour: string
  behaviour: CardBehaviour
  charges: number
}

/** What is sent of a card; it leaves this file as a token and four digits. */
export interface SentCard {
  holderName?: string
  number?: string
  expiryMonth?: string
  expiryYear?: string
  ccv?: string
}

/** Exchanges a card for a token, which serves this customer alone. */
export async function tokenise(
  call: SimulatedCall,
  { customer, card, holder }: { customer: string; card: SentCard; holder: unknown },
): Promise<SimulatedCard> {
  const number = card.number?.replace(/\D/g, '') ?? ''
  if (number.length < 13 || number.length > 19 || !card.holderName) throw refusal('card')
  if (!/^\d{3,4}$/.test(card.ccv ?? '')) throw refusal('card')
  if (isExpired(card, dayOf(call.now))) throw refusal('expired')
  if (typeof holder !== 'object' || holder === null) throw refusal('holder')
  const behaviour = testCards[number] ?? 'approved'
  if (behaviour === 'declined' || call.state.declinesCards) throw refusal('declined')
  const token = randomUuid()
  const brand = cardBrand(number)?.toUpperCase() ?? 'UNKNOWN'
  const lastFour = number.slice(-4)
  await addThing<KeptCard>(call.tx, {
    ...{ id: token, kind: 'cartao', customer, visibleAt: call.now },
    data: { customer, brand, lastFour, behaviour, charges: 0 },
  })
  return { token, brand, lastFour }
}

/** Finds a customer's card by its token and says what comes of charging it. */
export async function chargeCard(
  call: SimulatedCall,
  { customer, token }: { customer: string; token: string },
): Promise<{ card: SimulatedCard; isReviewed: boolean }> {
  const found = await takeThing<KeptCard>(call.tx, { kind: 'cartao', id: token, now: call.now })
  if (found?.data.customer !== customer) {
    throw new AsaasError('invalid_creditCard', tokenRefusal(token))
  }
  const { brand, lastFour, behaviour, charges } = found.data
  const isUsedUp = behaviour === 'approved-once' && charges > 0
  if (isUsedUp || behaviour === 'declined-when-charged' || call.state.declinesCards) {
    throw refusal('declined')
  }
  await changeThing(call.tx, token, { data: { ...found.data, charges: charges + 1 }, nextAt: null })
  return { card: { token, brand, lastFour }, isReviewed: behaviour === 'reviewed' }
}

/** Of a token that the simulator knows; a call that is to hang must know it before it is made. */
export async function behaviourOf(call: SimulatedCall, token: string): Promise<CardBehaviour> {
  const found = await takeThing<KeptCard>(call.tx, { kind: 'cartao', id: token, now: call.now })
  if (!found) throw missing()
  return found.data.behaviour
}

function isExpired({ expiryMonth = '', expiryYear = '' }: SentCard, today: string): boolean {
  if (!/^(0?[1-9]|1[0-2])$/.test(expiryMonth) || !/^\d{4}$/.test(expiryYear)) return true
  return `${expiryYear}-${expiryMonth.padStart(2, '0')}` < today.slice(0, 7)
}
