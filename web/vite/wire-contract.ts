import { contract, productContract } from '@lya/contract'
import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

/** The back-office apart: nobody else's pages carry its paths. */
const offered: Record<string, () => unknown> = {
  'virtual:wire-contract': () => minifyContractRouter(productContract),
  'virtual:admin-contract': () => minifyContractRouter(contract.admin),
}

/**
 * Offers the contract to the browser as method and path of each procedure. The schemas stay
 * behind: the server checks every input anyway, and they would cost 30 kB of script.
 */
export function wireContract(): Plugin {
  return {
    name: 'lya-wire-contract',
    resolveId: (id) => (id in offered ? `\0${id}` : undefined),
    load: (id) => {
      const offer = offered[id.slice(1)]
      return id.startsWith('\0') && offer
        ? `export const wireContract = ${JSON.stringify(offer())}`
        : undefined
    },
  }
}
