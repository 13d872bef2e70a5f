import type { Clock } from '#platform/clock/clock.ts'
import { becomeUser, type Tx } from '#platform/db/transaction.ts'

/** A fact that a slice announces; the payload's type travels with it. */
export interface EventKind<Payload> {
  readonly name: string
  /** Never set: it only ties the payload's type to the kind. */
  readonly payload?: Payload
}

/** What a reaction is given: the announcer's own transaction. */
export interface EventContext {
  tx: Tx
  clock: Clock
  /** The person as whom the announcer's transaction acts; absent when it is the system's. */
  userId?: string
}

export type Reaction<Payload> = (ctx: EventContext, payload: Payload) => Promise<void>

export function defineEvent<Payload>(name: string): EventKind<Payload> {
  return { name }
}

/**
 * Facts that others must act on before the transaction ends, so that fact and consequence exist
 * together or not at all. Whoever joins the parts subscribes; announcer and reaction never meet.
 */
export class TransactionEvents {
  readonly #reactions = new Map<string, Reaction<never>[]>()

  subscribe<Payload>(kind: EventKind<Payload>, react: Reaction<Payload>): void {
    const reactions = this.#reactions.get(kind.name) ?? []
    this.#reactions.set(kind.name, [...reactions, react])
  }

  /**
   * Runs every reaction, one after the other, in the order of subscription. The first that fails
   * ends the announcement with its error, and so the transaction. A reaction that acts as
   * another leaves the transaction to the announcer again.
   */
  async announce<Payload>(
    ctx: EventContext,
    kind: EventKind<Payload>,
    payload: Payload,
  ): Promise<void> {
    for (const react of this.#reactions.get(kind.name) ?? []) {
      // `subscribe` takes only reactions to this payload under the name of its kind.
      await (react as Reaction<Payload>)(ctx, payload)
      if (ctx.userId === undefined) {
        await ctx.tx.query({ text: `SET LOCAL ROLE app_system; SET LOCAL app.user_id = ''` })
      } else {
        becomeUser(ctx.tx, ctx.userId)
      }
    }
  }
}
