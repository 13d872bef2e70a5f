import type { NewCard } from '@lya/contract/commerce/new-card.ts'
import { readCpfOrCnpj } from '@lya/core/commerce/documents/documents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  activateCard,
  type ChargeParts,
  cardFingerprint,
  keepCard,
  keepCustomer,
} from '#commerce/charges/index.ts'
import { limitCheckout } from '#commerce/checkout/index.ts'
import { GatewayDown, GatewayRefusal, GatewayTimeout, readCard } from '#commerce/gateway/index.ts'
import { changeMethod } from '#commerce/subscriptions/own/change-method.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { findPhone } from '#commerce/subscriptions/subscriptions.queries.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Actor } from '#platform/http/context.ts'

export type NewCardParts = SubscriptionParts & {
  charges: Pick<ChargeParts, 'db' | 'clock' | 'key' | 'log' | 'findGateway'>
}

/**
 * Exchanges a card for a token and pays the renewals with it; nothing is charged but what is due
 * already. The card's number and code stay in this call's memory.
 *
 * @throws Refusal `subscription.card-invalid`, `.card-refused`, `.provider-down` and others.
 */
export async function takeNewCard(
  parts: NewCardParts,
  { actor, ip }: { actor: Actor; ip: string },
  typed: NewCard,
): Promise<void> {
  const { charges, db, clock } = parts
  const { userId } = actor
  const card = readCard(typed, clock)
  const document = readCpfOrCnpj(typed.document)
  if (!('reveal' in card) || document === null) {
    throw new Refusal('invalid', 'subscription.card-invalid')
  }
  const gateway = await charges.findGateway()
  if (!gateway) throw new Refusal('conflict', 'subscription.payments-unavailable')
  await limitCheckout(charges, { kind: 'card', ip, subject: cardFingerprint(charges.key, card) })
  const phone = await asSystem(db, (tx) => findPhone(tx, userId))
  const { name, email } = actor
  const payer = { reference: userId, name, document, email, phone, userId }
  const holder = {
    ...{ name: card.holderName, email, document, phone: phone ?? '' },
    ...{ postalCode: typed.cep.replace(/[^0-9]/g, ''), addressNumber: typed.addressNumber.trim() },
  }
  try {
    const customerId = await keepCustomer(charges, gateway, payer)
    const kept = { userId, customerId, card, holder, remoteIp: ip }
    const { cardTokenId } = await keepCard(charges, gateway, kept)
    const { environment } = gateway
    await asSystem(db, async (tx) => {
      await activateCard(tx, { id: cardTokenId, userId, at: clock.now() })
      const method = { billingType: 'CREDIT_CARD', cardTokenId } as const
      const { version } = typed
      await changeMethod({ ...parts, tx, environment }, { userId, version, method })
    })
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      throw new Refusal('conflict', 'subscription.card-refused')
    }
    if (error instanceof GatewayDown || error instanceof GatewayTimeout) {
      throw new Refusal('conflict', 'subscription.provider-down')
    }
    throw error
  }
}
