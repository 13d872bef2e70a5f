import type { Category } from '@lya/contract/money/categories.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import type { FormValues } from '#money/transactions/form/transaction-form.model.ts'

const typingPauseMs = 250
const lettersMin = 3

/**
 * The category that Lya knows for what is being typed, as soon as typing pauses. It is of exactly
 * what stands in the form, never of what stood there before; null where there is none, where a
 * category has been chosen, and where the server can't be asked.
 */
export function useSuggestion(
  { description, type, categoryId }: FormValues,
  { isWanted, categories }: { isWanted: boolean; categories: readonly Category[] },
): Category | null {
  const typed = tidyDescription(description)
  const [settled] = useDebouncedValue(typed, typingPauseMs)
  const isAsked = isWanted && categoryId === '' && typed.length >= lettersMin && settled === typed
  const { data } = useQuery({
    ...api.memory.suggestCategory.queryOptions({ input: { description: typed, type } }),
    enabled: isAsked,
    // Who gets none chooses by themselves: that is quicker than a second try.
    retry: false,
    staleTime: 60_000,
  })
  if (!isAsked || !data) return null
  return categories.find((one) => one.id === data.categoryId && one.type === type) ?? null
}
