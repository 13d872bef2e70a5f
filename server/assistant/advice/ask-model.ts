import type { Advice, AdviceQuestion } from '@lya/assistant'

/**
 * Asks a model what a message means. Throws a `SenseFailure`.
 *
 * @returns Its advice, and the tokens that its provider charges.
 */
export type AskModel = (
  question: AdviceQuestion,
) => Promise<{ advice: Advice; tokensIn: number; tokensOut: number }>
