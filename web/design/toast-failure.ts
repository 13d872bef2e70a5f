import { refusalSentence } from '#connection/refusals.copy.ts'
import { isUnexpected } from '#connection/unexpected.ts'
import { toastError } from '#design/toast.ts'

/** Says what failed, in the words for a no or in those for trouble, and why. */
export function toastFailure(failure: unknown, titles: { refused: string; unexpected: string }) {
  toastError({
    title: isUnexpected(failure) ? titles.unexpected : titles.refused,
    message: refusalSentence(failure),
  })
}
