import { Refusal } from '@lya/core/refusal.ts'
import { expose } from '#backoffice/overview/performance/expose.ts'
import type { PerformanceParts } from '#backoffice/overview/performance/view-performance.ts'
import type { Mount } from '#platform/http/edge.ts'
import { renderPrometheus } from '#platform/measures/prometheus.ts'
import { isSameSecret } from '#platform/security/same-secret.ts'

/**
 * Mounts `GET /metrics` for Prometheus, behind a bearer token. Without one there is no such page:
 * whoever asks hears what they would hear of any unknown address.
 */
export function mountMetrics(parts: PerformanceParts, token: string | null): Mount {
  return (app, answers) => {
    if (token === null) return
    app.get('/metrics', async (context) => {
      try {
        const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
        if (!isSameSecret(given, token)) {
          throw new Refusal('unauthenticated', 'identity.session-missing')
        }
        const text = renderPrometheus(await expose(parts))
        const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
        return answers.file(Buffer.from(text), headers)
      } catch (error) {
        return answers.failure(error)
      }
    })
  }
}
