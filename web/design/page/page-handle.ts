import type { QueryClient } from '@tanstack/react-query'

/** What the module of a page exports as `handle`. */
export interface PageHandle {
  /** Asks for all that its first view shows; what fails here fails again where it is shown. */
  fetchEarly(queryClient: QueryClient, search: URLSearchParams): readonly Promise<void>[]
}
