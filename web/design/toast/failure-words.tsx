import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Why it failed, and where to go when it is the plan that has no more room. */
export function failureWords(failure: unknown): ReactNode {
  const sentence = refusalSentence(failure)
  if (!(failure instanceof RefusedCall && failure.code.endsWith('.plan-limit'))) return sentence
  return (
    <>
      {sentence} <a href={paths.plans}>Ver planos</a>
    </>
  )
}
