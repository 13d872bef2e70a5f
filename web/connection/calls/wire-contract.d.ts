declare module 'virtual:wire-contract' {
  import type { ProductContract } from '@lya/contract'

  /** The contract without its schemas, made by vite/wire-contract.ts. */
  export const wireContract: ProductContract
}

declare module 'virtual:admin-contract' {
  import type { Contract } from '@lya/contract'

  /** The back-office's part of it. */
  export const wireContract: Contract['admin']
}
