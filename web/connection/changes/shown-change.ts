import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Puts back what was shown before a change that the server has refused. */
export type Rollback = () => void

/** Shows a change at once, in everything that stands under this key. */
export async function showChange<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, key: QueryKey) => Data,
): Promise<Rollback> {
  // An answer that is still on its way would overwrite what is shown here.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<Data>({ queryKey })
  for (const [key, data] of before) {
    if (data) queryClient.setQueryData<Data>(key, change(data, key))
  }
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}

/**
 * Sends a change that is shown already, and takes it back when it fails.
 * @throws what the call throws.
 */
export async function sendShown<Answer>(
  shown: Promise<Rollback>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const rollback = await shown
  try {
    return await send()
  } catch (failure) {
    rollback()
    throw failure
  }
}
