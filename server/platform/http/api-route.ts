import { Refusal } from '@lya/core/refusal.ts'
import type { Hono } from 'hono'
import type { Answer, Answers } from '#platform/http/answers.ts'
import { type Api, createApi } from '#platform/http/api.ts'
import type { RequestContext } from '#platform/http/context.ts'
import type { EdgeContext, EdgeEnv, EdgeParts } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { type ClientAddress, clientAddressFrom } from '#platform/http/proxies/client-address.ts'
import { watchProxies } from '#platform/http/proxies/watch-proxies.ts'
import { readJsonBody } from '#platform/http/read-body.ts'

/** Mounts every procedure under `/api`; what is unknown there is a JSON 404. */
export function mountApi(app: Hono<EdgeEnv>, parts: EdgeParts, answers: Answers): void {
  const api = createApi(parts)
  const clientAddress = clientAddressFrom(parts.trustedProxies)
  const watch = watchProxies(parts)
  const handle = async (c: EdgeContext): Promise<Response> => {
    watch(c.req.raw.headers)
    const context = contextOf(c, parts, clientAddress)
    try {
      const answer = await call(api, c, context, parts.publicUrl)
      const accept = c.req.raw.headers.get('accept-encoding')
      return answers.json(answer, context.responseHeaders, accept)
    } catch (error) {
      return answers.failure(error, context.responseHeaders)
    }
  }
  app.all('/api', handle)
  app.all('/api/*', handle)
}

async function call(
  api: Api,
  c: EdgeContext,
  context: RequestContext,
  publicUrl: string | null,
): Promise<Answer> {
  const request = c.req.raw
  const url = new URL(request.url)
  // A HEAD is answered as the GET that it asks about; the router drops the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method !== 'GET' && !isOwnOrigin(request.headers, publicUrl)) {
    await api.assertRoute(method, url)
    throw new Refusal('forbidden', 'platform.origin-refused')
  }
  // PostgreSQL cannot store a NUL, so nothing that was sent may hold one.
  if (url.search.includes('%00')) throw new Refusal('invalid', 'platform.input-invalid')
  const readBody = (): Promise<unknown> => readJsonBody({ incoming: c.env?.incoming, request })
  const answer = await api.call({ method, url, readBody, context })
  if (answer) return answer
  await api.assertRoute(method, url)
  throw new Refusal('missing', 'platform.route-missing')
}

function contextOf(c: EdgeContext, parts: EdgeParts, clientAddress: ClientAddress): RequestContext {
  const { headers } = c.req.raw
  const clientId = headers.get('x-client-id')?.slice(0, 64) || null
  const ip = clientAddress(c.env?.incoming?.socket.remoteAddress, headers.get('x-forwarded-for'))
  return {
    db: parts.db,
    clock: parts.clock,
    events: parts.events,
    actor: null,
    findActor: () => parts.authenticate(headers, ip),
    ip,
    clientId,
    requestHeaders: headers,
    responseHeaders: new Headers(),
    announce: (userId, topics) => parts.realtime.announce(userId, topics, clientId),
  }
}
