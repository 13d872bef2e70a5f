import { isUnexpected } from '#connection/calls/unexpected.ts'
import { failureWords } from '#design/toast/failure-words.tsx'
import { toastError } from '#design/toast/toast.ts'

/** Says what failed, in the words for a no or in those for trouble, and why. */
export function toastFailure(failure: unknown, titles: { refused: string; unexpected: string }) {
  toastError({
    title: isUnexpected(failure) ? titles.unexpected : titles.refused,
    message: failureWords(failure),
  })
}
