import type { CardPayment, Payment, PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { client } from '#connection/calls/client.ts'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { clientId } from '#connection/ids.ts'

/** One attempt to pay; sent again under the same id it stays one. */
export interface Attempt {
  sessionId: string
  attemptId: string
  method: PaymentMethod
  plan: PlanName
  /** What the page shows, so that nobody pays another price. */
  amountCents: number
  installments: number
  document: string
  card: TypedCard
}

/** @throws RefusedCall */
export async function sendPayment(attempt: Attempt, signal: AbortSignal): Promise<Payment> {
  const { sessionId: id, attemptId, amountCents, document, method } = attempt
  const payer = { id, attemptId, amountCents, document }
  switch (method) {
    case 'CREDIT_CARD':
      return sendCard(attempt, signal)
    case 'PIX':
      return client.checkout.payByPix(payer, { signal })
    case 'BOLETO':
      return client.checkout.payByBoleto(payer, { signal })
    default:
      return method satisfies never
  }
}

/** By a plain call: nothing between here and the network keeps what a card is. */
async function sendCard(attempt: Attempt, signal: AbortSignal): Promise<Payment> {
  const { card } = attempt
  const body: CardPayment = {
    attemptId: attempt.attemptId,
    amountCents: attempt.amountCents,
    installments: attempt.installments,
    number: card.number,
    holderName: card.holder.trim(),
    expiry: card.expiry,
    code: card.code,
  }
  const response = await fetch(
    new URL(`/api/checkout/sessions/${attempt.sessionId}/card`, location.origin),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-id': clientId },
      cache: 'no-store',
      body: JSON.stringify(body),
      signal,
    },
  )
  // A body that is not ours, such as a proxy's page, counts by its status.
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    throw refusedCall(answer, response.status, response.headers.get('retry-after') ?? undefined)
  }
  // Nobody knows what came of it then: the next press repeats the attempt.
  if (typeof answer !== 'object' || answer === null || !('state' in answer)) {
    throw new Error('Payment failed')
  }
  // The server answers as contract/commerce/payment.ts says.
  return answer as Payment
}
