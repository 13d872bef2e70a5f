import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { whatsappUrl } from '#format/whatsapp.ts'

const dayMs = 24 * 60 * 60_000

/** Where Lya is met outside of the product; null while she answers in the built-in chat. */
export function useLyaAddress(): string | null {
  const { data } = useQuery(api.support.contacts.queryOptions({ staleTime: dayMs }))
  return data?.assistantWhatsapp ? whatsappUrl(data.assistantWhatsapp) : null
}
