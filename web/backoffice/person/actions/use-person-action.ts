import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { adminApi } from '#connection/admin/admin-client.ts'
import { failureWords } from '#design/toast/failure-words.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

interface Words<Done> {
  /** Null where the caller says it. */
  done: (done: Done) => { title: string; message?: string } | null
  /** When it failed by no fault of the operator; a refusal has its own sentence. */
  failed: string
}

/**
 * One thing that an operator does on this page: asked for in a dialog, sent once, told when it is
 * done. What failed is told where the dialog still stands.
 */
export function usePersonAction<Input, Done>(
  run: (input: Input) => Promise<Done>,
  words: Words<Done>,
) {
  const cache = useQueryClient()
  const [opened, setOpened] = useState(false)
  // The second click of a double one comes before the button knows that it is busy.
  const isSent = useRef(false)
  const { mutate, isPending, reset } = useMutation({
    mutationFn: run,
    onSuccess: async (done) => {
      setOpened(false)
      const told = words.done(done)
      if (told) toastSuccess(told)
      await Promise.all(
        [adminApi.person, adminApi.people].map((slice) =>
          cache.invalidateQueries({ queryKey: slice.key() }),
        ),
      )
    },
    onError: (failure) => {
      isSent.current = false
      toastError({ title: words.failed, message: failureWords(failure) })
    },
  })
  return {
    opened,
    open: () => {
      isSent.current = false
      reset()
      setOpened(true)
    },
    close: () => setOpened(false),
    send: (input: Input) => {
      if (isSent.current) return
      isSent.current = true
      mutate(input)
    },
    isBusy: isPending,
  }
}
