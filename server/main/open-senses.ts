import type { ModelApi } from '#adapters/openai/model-call.ts'
import { imageReader, transcriber } from '#adapters/openai/models.ts'
import type { Senses } from '#assistant/media/index.ts'
import type { ModelAccess } from '#platform/config/settings.ts'

/** What can be heard and seen with the models that are set up; nothing without a key. */
export function openSenses(models: (ModelApi & ModelAccess) | null): Senses {
  if (!models) return { transcribe: null, readImage: null }
  const { transcription, vision } = models
  return {
    transcribe: transcription === null ? null : transcriber(models, transcription),
    readImage: vision === null ? null : imageReader(models, vision),
  }
}
