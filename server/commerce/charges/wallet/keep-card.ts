import { createHmac } from 'node:crypto'
import type { ChargeParts } from '#commerce/charges/charge.ts'
import { insertCard, saveCardLabel } from '#commerce/charges/wallet/wallet.store.ts'
import type { CardHolder, CardSecrets, PaymentGateway } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** Where a card's token belongs; sealed, it opens nowhere else. */
export const tokenPlace = 'card_tokens.token'

/** The same for the same card on this installation; tells nobody else anything. */
export function cardFingerprint(key: SecretKey, card: CardSecrets): string {
  const mac = createHmac('sha256', key.derive('card-fingerprint'))
  return mac.update(card.reveal().number).digest('base64url')
}

/**
 * Exchanges a card for a token and keeps that, sealed. Outside of any transaction; the card itself
 * is in the memory of the caller alone.
 *
 * @returns The id of the kept card and, for the charge that follows at once, its token.
 * @throws GatewayRefusal for a card that the provider takes for none, or declines already.
 */
export async function keepCard(
  parts: Pick<ChargeParts, 'db' | 'clock' | 'key'>,
  gateway: PaymentGateway,
  kept: {
    userId: string | null
    customerId: string
    card: CardSecrets
    holder: CardHolder
    remoteIp: string
  },
): Promise<{ cardTokenId: string; token: string }> {
  const { db, clock, key } = parts
  const { userId, customerId, card, holder, remoteIp } = kept
  const { environment } = gateway
  const { token, brand, lastFour } = await gateway.tokeniseCard({
    ...{ customerId, card, holder, remoteIp },
  })
  const id = newId()
  const { holderName, expiryMonth, expiryYear } = card
  await asSystem(db, async (tx) => {
    const at = clock.now()
    const sealed = key.encrypt(token, tokenPlace)
    const fingerprint = cardFingerprint(key, card)
    const printed = { lastFour, brand, holderName, expiryMonth, expiryYear }
    const row = { id, userId, environment, customerId, token: sealed, fingerprint, ...printed }
    await insertCard(tx, row, at)
    const label = { cardNumber: `**** ${lastFour}`, cardHolder: holderName, at }
    await saveCardLabel(tx, { environment, customerId, ...label })
  })
  return { cardTokenId: id, token }
}
