import type { Contract } from '@lya/contract'
import type { Access } from '@lya/contract/access.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { StandardOpenAPIHandler, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { Router } from '@orpc/server'
import type { Admit } from '#platform/http/admit.ts'
import type { Answer } from '#platform/http/answers.ts'
import type { RequestContext } from '#platform/http/context.ts'

/** The procedures of every slice, joined by `server/main`. */
export type ApiRouter = Router<Contract, RequestContext>

/** A call as the edge hands it to the procedures. */
export interface ApiCall {
  method: string
  url: URL
  /** Reads the JSON body, once. */
  readBody(): Promise<unknown>
  context: RequestContext
}

/** Every procedure of the contract as REST under `/api`. */
export interface Api {
  /** Runs a procedure and throws what it threw; undefined when none has this method and path. */
  call(call: ApiCall): Promise<Answer | undefined>
  /** Refuses with 404 or 405 when no procedure takes this method and path. */
  assertRoute(method: string, url: URL): Promise<void>
}

const prefix = '/api'
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Puts the procedures behind a plain call. The library's own fetch adapter builds and copies
 * requests, headers and answers that nothing here reads, so it is left out.
 *
 * @param parts.admit Says who may call; asked only once a procedure is about to run.
 */
export function createApi(parts: { router: ApiRouter; admit: Admit }): Api {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(parts.router)
  const handler = new StandardOpenAPIHandler<RequestContext>(parts.router, {
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          // Carried past the library, which would make its own answer of it.
          return { matched: true, response: { status: 500, headers: {}, body: new Thrown(error) } }
        }
      },
    ],
    clientInterceptors: [
      async ({ context, procedure, next }) => {
        // Every procedure of the contract begins with its access.
        const { access } = procedure['~orpc'].meta as { access: Access }
        context.actor = await parts.admit(access, context.requestHeaders, context.ip)
        return next()
      },
    ],
  })
  return {
    call: async ({ method, url, readBody, context }) => {
      const request = { method, url, headers: {}, body: readBody, signal: undefined }
      const { response } = await handler.handle(request, { prefix, context })
      if (response?.body instanceof Thrown) throw response.body.error
      return response && { status: response.status, body: response.body }
    },
    assertRoute: (method, url) => assertRoute(matcher, method, url.pathname),
  }
}

class Thrown {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

async function assertRoute(
  matcher: StandardOpenAPIMatcher,
  method: string,
  path: string,
): Promise<void> {
  const inner = `/${path.slice(prefix.length).replace(/^\/|\/$/g, '')}` as const
  if (await matcher.match(method, inner)) return
  const allow: string[] = []
  for (const other of methods) {
    if (await matcher.match(other, inner)) allow.push(other)
  }
  if (allow.length === 0) throw new Refusal('missing', 'platform.route-missing')
  throw new Refusal('invalid', 'platform.method-refused', { data: { allow } })
}
