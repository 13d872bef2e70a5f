import { type NetworkApi, tell } from '#adapters/conversions/tell.ts'
import type { Conversion, ConversionGateway, ConversionName } from '#commerce/conversions/index.ts'

const nameOf: Record<ConversionName, string> = {
  CompleteRegistration: 'sign_up',
  StartTrial: 'start_trial',
  InitiateCheckout: 'begin_checkout',
  Purchase: 'purchase',
}

/**
 * Speaks Google Analytics' Measurement Protocol. It knows visitors by the id that its own script
 * gave them: who has none is nobody it could count.
 */
export function googleConversions(api: NetworkApi): ConversionGateway {
  return {
    send: async (id, conversion) => {
      const { ga } = conversion.marks
      if (!ga) return 'never'
      const url = new URL(`${api.url}/mp/collect`)
      url.searchParams.set('measurement_id', id)
      // The protocol knows no other place for it.
      url.searchParams.set('api_secret', api.token)
      return tell(api, { url: url.href, body: { client_id: ga, ...eventOf(conversion) } })
    },
  }
}

function eventOf({ name, eventId, occurredAt, sale }: Conversion) {
  const value = (sale?.amountCents ?? 0) / 100
  const item = sale && { item_id: sale.planName, item_name: sale.planName, price: value }
  return {
    timestamp_micros: occurredAt.epochMilliseconds * 1_000,
    non_personalized_ads: true,
    events: [
      {
        name: nameOf[name],
        params: {
          // Purchases of one id are counted once.
          transaction_id: eventId,
          ...{ currency: 'BRL', value },
          ...(item && { items: [item] }),
        },
      },
    ],
  }
}
