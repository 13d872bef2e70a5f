/**
 * Thrown out of the transaction of a message that the rules are not sure of: a model is asked with
 * no transaction open, and the message is received again with its answer.
 */
export class GuessWanted extends Error {
  readonly asked: { text: string; today: Temporal.PlainDate }

  constructor(asked: { text: string; today: Temporal.PlainDate }) {
    super('a guess is wanted')
    this.name = 'GuessWanted'
    this.asked = asked
  }
}
