import type { ChargeParts } from '#commerce/charges/charge.ts'
import { saveCustomer } from '#commerce/charges/wallet/wallet.store.ts'
import type { GatewayPayer, PaymentGateway } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** Makes sure that the provider knows somebody, and keeps the id; outside of any transaction. */
export async function keepCustomer(
  { db, clock }: Pick<ChargeParts, 'db' | 'clock'>,
  gateway: PaymentGateway,
  payer: GatewayPayer & { userId: string | null },
): Promise<string> {
  const { userId, ...known } = payer
  const { customerId } = await gateway.keepCustomer(known)
  const { environment } = gateway
  const { name, document } = payer
  await asSystem(db, (tx) =>
    saveCustomer(tx, { environment, customerId, userId, name, document, at: clock.now() }),
  )
  return customerId
}
