import type { Topic } from '@lya/contract/events.ts'
import type { Actor } from '#platform/http/context.ts'

/** Instead of a person's id: the screens of everybody who is in the back-office. */
export const everyOperator = 'operators'

/** Tells people's open screens, on this process and on the others, that data became stale. */
export interface Realtime {
  /**
   * Tells this person's screens: here at once, elsewhere within a few hundredths of a second.
   * Never fails and never waits. `profile` also makes each stream look whether its session lives.
   *
   * @param clientId The tab that caused it, so that it can skip its own doing.
   */
  announce(userId: string, topics: readonly Topic[], clientId: string | null): void
  /** Has this process's own announcements heard on the server too; before anything is told. */
  listen(hear: (userId: string, topics: readonly Topic[]) => void): void
  /**
   * Opens one stream of Server-Sent Events, beginning with `hello`.
   *
   * @param actor Whom is spoken to; a guest's checkout is spoken to by its own id. An operator
   *   also hears what is told to every operator.
   * @param stillSignedIn Asked with each heartbeat; a stream whose session has ended is closed.
   */
  connect(
    actor: Pick<Actor, 'userId'> & { isOperator?: boolean },
    stillSignedIn: () => Promise<boolean>,
  ): ReadableStream<Uint8Array>
  /** Resolves when this process hears the others. */
  start(): Promise<void>
  /** Ends every stream and lets go of the database. */
  close(): Promise<void>
}
