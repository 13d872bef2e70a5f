import { type NetworkApi, tell } from '#adapters/conversions/tell.ts'
import type { Conversion, ConversionGateway } from '#commerce/conversions/index.ts'

/** Speaks TikTok's Events API; it answers 200 to everything, with a code in the body. */
export function tiktokConversions(api: NetworkApi): ConversionGateway {
  return {
    send: (id, conversion) =>
      tell(api, {
        url: `${api.url}/event/track/`,
        headers: { 'access-token': api.token },
        body: {
          event_source: 'web',
          event_source_id: id,
          data: [eventOf(conversion, api.publicUrl)],
        },
        isTaken: (answer) => (answer as { code?: unknown })?.code === 0,
      }),
  }
}

function eventOf({ name, eventId, occurredAt, sale, marks, emailHash }: Conversion, url: string) {
  const content = sale && { content_id: sale.planName, content_name: sale.planName, quantity: 1 }
  return {
    event: name,
    event_id: eventId,
    event_time: Math.floor(occurredAt.epochMilliseconds / 1_000),
    user: {
      ...(emailHash && { email: emailHash }),
      ...(marks.ttp && { ttp: marks.ttp }),
      ...(marks.userAgent && { user_agent: marks.userAgent }),
    },
    page: { url },
    properties: {
      currency: 'BRL',
      value: (sale?.amountCents ?? 0) / 100,
      ...(content && { content_type: 'product', contents: [content] }),
    },
  }
}
