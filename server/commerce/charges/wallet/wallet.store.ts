import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import { cardTokens, gatewayCustomers } from '#platform/db/schema/charges.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Who somebody is to the provider. */
export async function saveCustomer(
  tx: Tx,
  customer: {
    environment: GatewayEnvironment
    customerId: string
    userId: string | null
    name: string
    document: string
    at: Temporal.Instant
  },
): Promise<void> {
  const { at, ...row } = customer
  const moment = at.toString()
  const { name, document } = row
  await tx.orm
    .insert(gatewayCustomers)
    .values({ ...row, id: newId(), createdAt: moment, updatedAt: moment })
    .onConflictDoUpdate({
      target: [gatewayCustomers.environment, gatewayCustomers.customerId],
      set: { name, document, updatedAt: moment },
    })
}

/** The card's last digits and its holder, as the back-office shows them. */
export async function saveCardLabel(
  tx: Tx,
  label: {
    environment: GatewayEnvironment
    customerId: string
    cardNumber: string
    cardHolder: string
    at: Temporal.Instant
  },
): Promise<void> {
  const { environment, customerId, cardNumber, cardHolder, at } = label
  await tx.orm
    .update(gatewayCustomers)
    .set({ cardNumber, cardHolder, updatedAt: at.toString() })
    .where(
      and(
        eq(gatewayCustomers.environment, environment),
        eq(gatewayCustomers.customerId, customerId),
      ),
    )
}

/** What the back-office calls whoever pays for somebody; whether there is anybody. */
export async function labelPayer(
  tx: Tx,
  label: { userId: string; holder: string; document: string; at: Temporal.Instant },
): Promise<boolean> {
  const { userId, holder, document, at } = label
  const { rowCount } = await tx.orm
    .update(gatewayCustomers)
    .set({ cardHolder: holder, document, updatedAt: at.toString() })
    .where(eq(gatewayCustomers.userId, userId))
  return (rowCount ?? 0) > 0
}

export interface NewCard {
  id: string
  userId: string | null
  environment: GatewayEnvironment
  customerId: string
  /** Sealed. */
  token: string
  lastFour: string
  brand: string
  holderName: string
  expiryMonth: string
  expiryYear: string
  fingerprint: string
}

/** Keeps a card; it counts as the person's own once it has been charged. */
export async function insertCard(tx: Tx, card: NewCard, at: Temporal.Instant): Promise<void> {
  const moment = at.toString()
  await tx.orm
    .insert(cardTokens)
    .values({ ...card, isActive: false, createdAt: moment, updatedAt: moment })
}

/** From here on renewals are charged to this card and to no other of the person's. */
export async function activateCard(
  tx: Tx,
  card: { id: string; userId: string; at: Temporal.Instant },
): Promise<void> {
  const updatedAt = card.at.toString()
  await tx.orm
    .update(cardTokens)
    .set({ isActive: false, updatedAt })
    .where(and(eq(cardTokens.userId, card.userId), eq(cardTokens.isActive, true)))
  await tx.orm
    .update(cardTokens)
    .set({ isActive: true, userId: card.userId, updatedAt })
    .where(eq(cardTokens.id, card.id))
}

/**
 * Has a card renew what it bought for somebody else. The cards of that person stay as they are: a
 * guest has proven nothing.
 */
export async function lendCard(
  tx: Tx,
  card: { id: string; userId: string; at: Temporal.Instant },
): Promise<void> {
  const { userId, at } = card
  await tx.orm
    .update(cardTokens)
    .set({ userId, isOthers: true, updatedAt: at.toString() })
    .where(eq(cardTokens.id, card.id))
}

/** Gives a customer of the provider to the person who turned out to be behind it. */
export async function ownCustomer(
  tx: Tx,
  known: {
    environment: GatewayEnvironment
    customerId: string
    userId: string
    at: Temporal.Instant
  },
): Promise<void> {
  const { environment, customerId, userId, at } = known
  await tx.orm
    .update(gatewayCustomers)
    .set({ userId, updatedAt: at.toString() })
    .where(
      and(
        eq(gatewayCustomers.environment, environment),
        eq(gatewayCustomers.customerId, customerId),
        isNull(gatewayCustomers.userId),
      ),
    )
}

/** Erases who these customers of the provider are, with their cards, where they are nobody's. */
export async function forgetPayer(tx: Tx, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return
  for (const table of [cardTokens, gatewayCustomers]) {
    const isTheirs = inArray(table.customerId, [...customerIds])
    await tx.orm.delete(table).where(and(isTheirs, isNull(table.userId)))
  }
}
