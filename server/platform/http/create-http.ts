import { Refusal } from '@lya/core/refusal.ts'
import { Hono } from 'hono'
import { createAnswers } from '#platform/http/answers.ts'
import { mountApiDocs } from '#platform/http/api-docs.ts'
import { mountApi } from '#platform/http/api-route.ts'
import type { EdgeEnv, EdgeParts } from '#platform/http/edge.ts'
import { mountWeb } from '#platform/http/web/serve-web.ts'
import { eventHeaders, openEvents } from '#platform/realtime/events-route.ts'

/**
 * Joins everything that speaks HTTP: what was mounted, the event stream, the API with its
 * documents, and the pages. The one translator from errors to answers is here.
 */
export function createHttp(parts: EdgeParts): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>()
  const answers = createAnswers(parts)
  app.onError((error) => answers.failure(error))
  for (const mount of parts.mounts) mount(app, answers)
  app.all('/api/events', async (c) => {
    if (c.req.method !== 'GET') {
      throw new Refusal('invalid', 'platform.method-refused', { data: { allow: ['GET'] } })
    }
    return answers.stream(await openEvents(c.req.raw.headers, parts), eventHeaders)
  })
  mountApiDocs(app, parts)
  mountApi(app, parts, answers)
  mountWeb(app, parts)
  return app
}
