import type { Advice } from '@lya/assistant'
import type { AskModel } from '#assistant/advice/ask-model.ts'
import type { AdviceWanted } from '#assistant/conversation/index.ts'
import { SenseFailure } from '#assistant/media/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { countAttempts } from '#platform/limits/index.ts'
import type { Measures } from '#platform/measures/measures.ts'

/** Whoever is not understood this often a day is not helped by a model. */
const perPersonAndDay = 40
const windowSeconds = 24 * 3_600

/** What a model makes of a message; null where it may not be asked, or has not answered. */
export type Advise = (asked: AdviceWanted['asked']) => Promise<Advice | null>

interface Parts {
  ask: AskModel
  /** Messages a day, of all people together. */
  perDay: number
  db: Database
  clock: Clock
  measures: Pick<Measures, 'count'>
  /** Hears of every failure of the provider; without the person's words. */
  onFailure(error: unknown): void
}

/** Asks a model within the limits of a day. Whatever fails, Lya answers as without it. */
export function adviser({ ask, perDay, measures, onFailure, ...parts }: Parts): Advise {
  const isOver = async (key: string, max: number): Promise<boolean> =>
    (await countAttempts(parts, [{ key: `advice:${key}`, max, windowSeconds }])) !== null
  return async ({ userId, question }) => {
    if ((await isOver(userId, perPersonAndDay)) || (await isOver('all', perDay))) {
      measures.count('advice.over')
      return null
    }
    try {
      const { advice, tokensIn, tokensOut } = await ask(question)
      measures.count('advice.given')
      measures.count('advice.tokensIn', tokensIn)
      measures.count('advice.tokensOut', tokensOut)
      return advice
    } catch (error) {
      if (!(error instanceof SenseFailure)) throw error
      measures.count('advice.failed')
      onFailure(error)
      return null
    }
  }
}
