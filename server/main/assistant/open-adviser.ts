import { modelAdviser } from '#adapters/openai/model-adviser.ts'
import type { ModelApi } from '#adapters/openai/model-call.ts'
import { type Advise, adviser } from '#assistant/advice/index.ts'
import type { Ground } from '#main/parts.ts'
import type { ModelAccess } from '#platform/config/settings.ts'

/** Who is asked about messages that were left open; null where no such model is set up. */
export function openAdviser(
  { db, clock, measures }: Ground,
  models: (ModelApi & ModelAccess) | null,
  onFailure: (error: unknown) => void,
): Advise | null {
  if (!models || models.text === null) return null
  const ask = modelAdviser(models, models.text)
  return adviser({ ask, perDay: models.textPerDay, db, clock, measures, onFailure })
}
