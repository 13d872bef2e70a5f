import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { clientId } from '#connection/ids.ts'

/** How calls reach the server; a refusal throws a `RefusedCall`. */
export function openLink(contract: AnyContractRouter) {
  return new OpenAPILink(contract, {
    url: () => new URL('/api', location.origin),
    headers: { 'x-client-id': clientId },
    // Looked up at each call: what stands in for the network may be put there later.
    fetch: (request, init) => fetch(request, init),
    customErrorResponseBodyDecoder: (body, response) =>
      refusedCall(body, response.status, response.headers['retry-after']),
  })
}
