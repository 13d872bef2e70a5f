import type { AdviceQuestion } from '@lya/assistant'

/**
 * Thrown out of the transaction of a message that rules and opinion left open: a model is asked
 * with no transaction open, and the message is received again with its answer.
 */
export class AdviceWanted extends Error {
  readonly asked: { userId: string; question: AdviceQuestion }

  constructor(asked: { userId: string; question: AdviceQuestion }) {
    super('advice is wanted')
    this.name = 'AdviceWanted'
    this.asked = asked
  }
}
