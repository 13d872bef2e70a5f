import type { Profile } from '@lya/contract/people/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#connection/calls/client.ts'

const { queryKey } = api.profiles.get.queryOptions()

/** Shows another state of the profile everywhere; answers the one before, to go back to. */
export function usePutProfile(): (profile: Profile) => Promise<Profile | undefined> {
  const queryClient = useQueryClient()
  return useCallback(
    async (profile) => {
      // An older answer that is still on its way would take this one back.
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Profile>(queryKey)
      queryClient.setQueryData(queryKey, profile)
      return before
    },
    [queryClient],
  )
}
