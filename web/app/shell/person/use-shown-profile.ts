import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepProfile, readProfile, type ShownProfile } from '#connection/caches/profile-cache.ts'
import { api } from '#connection/calls/client.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

/** Whom the shell shows: at once as kept or as the session says, then as the server has it. */
export function useShownProfile(): ShownProfile {
  const { userId, name, email } = useSignedIn()
  const [kept] = useState(() => readProfile(userId))
  const { data } = useQuery(api.profiles.get.queryOptions())
  useEffect(() => {
    if (data) keepProfile(userId, shown(data))
  }, [data, userId])
  return data ? shown(data) : (kept ?? { avatarUrl: null, fullName: name, email })
}

function shown(data: { avatarUrl: string | null; name: string; email: string }): ShownProfile {
  return { avatarUrl: data.avatarUrl, fullName: data.name, email: data.email }
}
