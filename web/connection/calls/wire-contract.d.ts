declare module 'virtual:wire-contract' {
  import type { Contract } from '@lya/contract'

  /** The contract without its schemas, made by vite/wire-contract.ts. */
  export const wireContract: Contract
}
