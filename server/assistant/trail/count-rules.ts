import type { Decision, RuleName } from '@lya/assistant'
import { addRuleCounts, type RuleCount } from '#assistant/trail/trail.store.ts'
import { type Clock, todayIn } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { InTurn } from '#platform/jobs/in-turn.ts'

/** What a process that is killed may lose of its counts, and nothing else. */
const keptSeconds = 60
const zone = 'America/Sao_Paulo'
const key = 'counts'

/** How often each rule decided, a day: no words, nobody's. */
export interface RuleCounts {
  /** Once the message is committed; null for a repeat, which decides nothing. */
  note(decision: Decision | null): void
  /** Writes what is still in memory. May be called again. */
  close(): Promise<void>
}

/**
 * Gathers in memory, and adds to the table once a minute and at the end: no message waits for it,
 * and no row is fought for.
 */
export function countRules(given: {
  db: Database
  clock: Clock
  onError(error: unknown): void
}): RuleCounts {
  const { db, clock, onError } = given
  let counts = new Map<string, RuleCount>()

  const write = async (): Promise<void> => {
    const taken = counts
    if (taken.size === 0) return
    counts = new Map()
    try {
      await asSystem(db, (tx) => addRuleCounts(tx, [...taken.values()]))
    } catch (error) {
      for (const one of taken.values()) add(one)
      throw error
    }
  }
  const writer = new InTurn(write, { runsMax: 1, onError })

  function add({ day, rule, decisions, asked, undone }: RuleCount): void {
    const before = counts.get(`${day} ${rule}`)
    counts.set(`${day} ${rule}`, {
      ...{ day, rule, decisions: decisions + (before?.decisions ?? 0) },
      asked: asked + (before?.asked ?? 0),
      undone: undone + (before?.undone ?? 0),
    })
  }

  function note(decision: Decision | null): void {
    if (!decision) return
    const day = todayIn(clock, zone).toString()
    const nothing = { day, decisions: 0, asked: 0, undone: 0 }
    const of = (rule: RuleName, did: Partial<RuleCount>): void => add({ ...nothing, rule, ...did })
    if (counts.size === 0) writer.wakeAfter(key, keptSeconds)
    of(decision.rule, { decisions: 1, asked: decision.isAskedBack ? 1 : 0 })
    if (decision.undone) of(decision.undone, { undone: 1 })
  }

  return {
    note,
    close: async () => {
      await writer.stop()
      await write().catch(onError)
    },
  }
}
