import type { Guess } from '@lya/assistant'
import { GuessWanted } from '#assistant/conversation/index.ts'
import type { GuessMeaning } from '#assistant/media/senses.ts'
import { SenseFailure } from '#assistant/media/senses.ts'

/**
 * Receives a message, and where the rules are not sure and there is a model, asks it between two
 * tries: the first leaves nothing behind, and no transaction stays open while the model thinks.
 *
 * @param receive Does the whole transaction; called once more with what the model said.
 */
export async function withGuess<Outcome>(
  guess: GuessMeaning | null,
  receive: (asked: { guess?: Guess | null | 'ask' }) => Promise<Outcome>,
): Promise<Outcome> {
  if (!guess) return receive({})
  try {
    return await receive({ guess: 'ask' })
  } catch (error) {
    if (!(error instanceof GuessWanted)) throw error
    return receive({ guess: await askForGuess(guess, error) })
  }
}

/** A model that fails leaves the rules' answer as it is. */
export async function askForGuess(
  guess: GuessMeaning,
  { asked }: GuessWanted,
): Promise<Guess | null> {
  try {
    return await guess(asked)
  } catch (error) {
    if (error instanceof SenseFailure) return null
    throw error
  }
}
