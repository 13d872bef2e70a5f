import type { ModelAccess } from '#platform/config/settings.ts'
import type { PageValues } from '#platform/http/web/page-values.ts'

/** What is sent to models, for the page that says so. */
export function modelValues(models: ModelAccess | null): PageValues {
  const modelReads = models !== null && models.text !== null
  const modelHears = models !== null && models.transcription !== null
  const modelSees = models !== null && models.vision !== null
  return { modelReads, modelHears, modelSees, usesModels: modelReads || modelHears || modelSees }
}
