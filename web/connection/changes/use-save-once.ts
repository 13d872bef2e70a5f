import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A save that is sent once: two clicks come faster than a button is drawn as busy, and a dialog
 * can be pressed while it closes. Once it has failed it may be tried again.
 *
 * @param options What is saved has an id of its own; another id is another save.
 */
export function useSaveOnce<Answer, Save extends { id: string }>(
  options: UseMutationOptions<Answer, Error, Save>,
) {
  const sent = useRef<string | null>(null)
  const { mutate, isPending } = useMutation<Answer, Error, Save>({
    ...options,
    onError: (...failure) => {
      sent.current = null
      return options.onError?.(...failure)
    },
  })
  const saveOnce = (save: Save, reactions: MutateOptions<Answer, Error, Save>) => {
    if (sent.current === save.id) return
    sent.current = save.id
    mutate(save, reactions)
  }
  return { mutate: saveOnce, isPending }
}
