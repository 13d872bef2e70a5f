import type { CategorySuggestion } from '@lya/contract/money/categories.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { categoriesCopy as copy } from './onboarding.copy.ts'

const mutationKey = ['onboarding', 'categories']

/** Creates what was chosen, all or none; what the person has already is left as it is. */
export function useCreateCategories(onCreated: () => void) {
  const queryClient = useQueryClient()
  const creation = useMutation({
    mutationKey,
    mutationFn: (items: CategorySuggestion[]) => client.categories.createMany({ items }),
    onSuccess: async ({ created }) => {
      toastSuccess(created === 0 ? copy.hadAll : copy.created(created))
      onCreated()
      await refreshTopics(queryClient, ['categories'])
    },
    onError: () => toastError(copy.failed),
  })
  const create = (items: CategorySuggestion[]) => {
    // A second press may come before the button knows of the first.
    if (queryClient.isMutating({ mutationKey }) === 0) creation.mutate(items)
  }
  return { ...creation, create }
}
