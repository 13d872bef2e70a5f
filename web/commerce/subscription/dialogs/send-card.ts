import type { NewCard } from '@lya/contract/commerce/new-card.ts'
import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { clientId } from '#connection/ids.ts'

/**
 * By a plain call: nothing between here and the network keeps what a card is.
 *
 * @throws RefusedCall
 */
export async function sendCard(
  typed: Pick<NewCard, 'version' | 'document' | 'cep' | 'addressNumber'> & { card: TypedCard },
): Promise<SubscriptionView> {
  const { card, ...rest } = typed
  const { number, expiry, code } = card
  const body: NewCard = { ...rest, number, expiry, code, holderName: card.holder.trim() }
  const response = await fetch(new URL('/api/subscription/card', location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': clientId },
    cache: 'no-store',
    body: JSON.stringify(body),
  })
  // A body that is not ours, such as a proxy's page, counts by its status.
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok || answer === null) {
    throw refusedCall(answer, response.status, response.headers.get('retry-after') ?? undefined)
  }
  // The server answers as contract/commerce/subscription.ts says.
  return answer as SubscriptionView
}
