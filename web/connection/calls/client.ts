import { wireContract } from 'virtual:wire-contract'
import type { ProductContract } from '@lya/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { openLink } from '#connection/calls/open-link.ts'

/** Calls a procedure; a refusal throws a `RefusedCall`. */
export const client: ContractRouterClient<ProductContract> = createORPCClient(
  openLink(wireContract),
)

/** Query and mutation options of every procedure, with its keys. */
export const api = createTanstackQueryUtils(client)
