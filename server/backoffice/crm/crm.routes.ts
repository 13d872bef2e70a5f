import type { CrmParts } from '#backoffice/crm/act-on-task.ts'
import { editingRoutes } from '#backoffice/crm/editing.routes.ts'
import { readingRoutes } from '#backoffice/crm/reading.routes.ts'
import { workingRoutes } from '#backoffice/crm/working.routes.ts'
import { everyOperator, type Realtime } from '#platform/realtime/realtime.ts'

/** What operators do for people. */
export function openCrm({ realtime, ...parts }: CrmParts & { realtime: Realtime }) {
  // Whoever pays has tasks called off.
  realtime.listen((_userId, topics) => {
    if (topics.includes('subscription')) realtime.announce(everyOperator, ['admin:crm'], null)
  })
  return {
    tasks: { ...readingRoutes(parts), ...editingRoutes(parts), ...workingRoutes(parts) },
  }
}
