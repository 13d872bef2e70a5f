import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/client.ts'

const dayMs = 24 * 60 * 60_000

/** Where Lya is met outside of the product; null while she answers in the built-in chat. */
export function useLyaAddress(): string | null {
  const { data } = useQuery(api.support.contacts.queryOptions({ staleTime: dayMs }))
  const number = data?.assistantWhatsapp?.replace(/\D/g, '')
  return number ? `https://wa.me/${number}` : null
}
