import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'

/** What Lya takes besides text; until that is known, photos alone. */
export function useAbilities(): { hears: boolean } {
  const { data } = useQuery({
    ...api.conversation.abilities.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { hears: data?.hears ?? false }
}
