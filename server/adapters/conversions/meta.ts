import { type NetworkApi, tell } from '#adapters/conversions/tell.ts'
import type { Conversion, ConversionGateway } from '#commerce/conversions/index.ts'

/** Speaks Meta's Conversions API. */
export function metaConversions(api: NetworkApi): ConversionGateway {
  return {
    send: (id, conversion) =>
      tell(api, {
        url: `${api.url}/${encodeURIComponent(id)}/events`,
        // In the body, since addresses end up in logs.
        body: { data: [eventOf(conversion, api.publicUrl)], access_token: api.token },
        isTaken: (answer) => (answer as { events_received?: unknown })?.events_received === 1,
      }),
  }
}

function eventOf({ name, eventId, occurredAt, sale, marks, emailHash }: Conversion, url: string) {
  return {
    event_name: name,
    event_id: eventId,
    event_time: Math.floor(occurredAt.epochMilliseconds / 1_000),
    action_source: 'website',
    event_source_url: url,
    user_data: {
      ...(emailHash && { em: [emailHash] }),
      ...(marks.fbp && { fbp: marks.fbp }),
      ...(marks.fbc && { fbc: marks.fbc }),
      // Website events are refused without one.
      client_user_agent: marks.userAgent ?? 'unknown',
    },
    custom_data: {
      currency: 'BRL',
      value: (sale?.amountCents ?? 0) / 100,
      ...(sale && { content_name: sale.planName, content_type: 'product' }),
    },
  }
}
