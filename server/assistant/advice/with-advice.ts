import type { Advice } from '@lya/assistant'
import type { Advise } from '#assistant/advice/adviser.ts'
import { AdviceWanted } from '#assistant/conversation/index.ts'

/**
 * Receives a message, and where it is left open and there is a model, asks it between two tries:
 * the first leaves nothing behind, and no transaction stays open while the model thinks.
 *
 * @param receive Does the whole transaction; called once more with what the model said.
 */
export async function withAdvice<Outcome>(
  advise: Advise | null,
  receive: (given: { advice?: Advice | null | 'ask' }) => Promise<Outcome>,
): Promise<Outcome> {
  if (!advise) return receive({})
  try {
    return await receive({ advice: 'ask' })
  } catch (error) {
    if (!(error instanceof AdviceWanted)) throw error
    return receive({ advice: await advise(error.asked) })
  }
}
