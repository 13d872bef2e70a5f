import { wireContract } from 'virtual:admin-contract'
import type { Contract } from '@lya/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { openLink } from '#connection/calls/open-link.ts'

/** Calls a procedure of the back-office; for web/backoffice alone, whose script it is part of. */
export const adminClient: ContractRouterClient<Contract['admin']> = createORPCClient(
  openLink(wireContract),
)

/** Its options and keys, which begin with `admin`: the topic `admin:crm` is `adminApi.crm`. */
export const adminApi = createTanstackQueryUtils(adminClient, { path: ['admin'] })
