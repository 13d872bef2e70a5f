import { wireContract } from 'virtual:wire-contract'
import type { Contract } from '@lya/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { clientId } from '#connection/ids.ts'

const link = new OpenAPILink(wireContract, {
  url: () => new URL('/api', location.origin),
  headers: { 'x-client-id': clientId },
  // Looked up at each call: what stands in for the network may be put there later.
  fetch: (request, init) => fetch(request, init),
  customErrorResponseBodyDecoder: (body, response) =>
    refusedCall(body, response.status, response.headers['retry-after']),
})

/** Calls a procedure; a refusal throws a `RefusedCall`. */
export const client: ContractRouterClient<Contract> = createORPCClient(link)

/** Query and mutation options of every procedure, with its keys. */
export const api = createTanstackQueryUtils(client)
