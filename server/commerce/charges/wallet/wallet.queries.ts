import { and, desc, eq } from 'drizzle-orm'
import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import { cardTokens, gatewayCustomers } from '#platform/db/schema/charges.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A card as a person may see it. */
export interface KeptCard {
  id: string
  userId: string | null
  customerId: string
  environment: string
  lastFour: string
  brand: string
  holderName: string
  expiryMonth: string
  expiryYear: string
  isActive: boolean
}

const shown = {
  id: cardTokens.id,
  userId: cardTokens.userId,
  customerId: cardTokens.customerId,
  environment: cardTokens.environment,
  lastFour: cardTokens.lastFour,
  brand: cardTokens.brand,
  holderName: cardTokens.holderName,
  expiryMonth: cardTokens.expiryMonth,
  expiryYear: cardTokens.expiryYear,
  isActive: cardTokens.isActive,
}

export async function findCard(tx: Tx, id: string): Promise<KeptCard | null> {
  const [row] = await tx.orm.select(shown).from(cardTokens).where(eq(cardTokens.id, id))
  return row ?? null
}

/** A card's sealed token; for whoever is about to charge it. */
export async function findSealedToken(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.orm
    .select({ token: cardTokens.token })
    .from(cardTokens)
    .where(eq(cardTokens.id, id))
  return row?.token ?? null
}

/** By whom a person is known to this provider, the last one first. */
export async function findCustomer(
  tx: Tx,
  { userId, environment }: { userId: string; environment: GatewayEnvironment },
): Promise<{ customerId: string; document: string; name: string } | null> {
  const { customerId, document, name } = gatewayCustomers
  const [row] = await tx.orm
    .select({ customerId, document, name })
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.environment, environment)))
    .orderBy(desc(gatewayCustomers.updatedAt))
    .limit(1)
  return row ?? null
}
