import { contract } from '@lya/contract'
import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

const name = 'virtual:wire-contract'

/**
 * Offers the contract to the browser as method and path of each procedure. The schemas stay
 * behind: the server checks every input anyway, and they would cost 30 kB of script.
 */
export function wireContract(): Plugin {
  return {
    name: 'lya-wire-contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const wireContract = ${JSON.stringify(minifyContractRouter(contract))}`
        : undefined,
  }
}
