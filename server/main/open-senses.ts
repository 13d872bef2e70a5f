import { imageReader, meaningGuesser, transcriber } from '#adapters/openai/models.ts'
import type { Senses } from '#assistant/media/index.ts'
import type { ModelAccess } from '#platform/config/settings.ts'

/** What can be heard, seen and guessed with the models that are set up; nothing without a key. */
export function openSenses(models: ModelAccess | null): Senses {
  if (!models) return { transcribe: null, readImage: null, guess: null }
  const { transcription, vision, text } = models
  return {
    transcribe: transcription === null ? null : transcriber(models, transcription),
    readImage: vision === null ? null : imageReader(models, vision),
    guess: text === null ? null : meaningGuesser(models, text),
  }
}
