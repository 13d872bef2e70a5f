import type { RefusalCode } from '@lya/contract/refusals.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Both versions of what changed elsewhere while it was edited here. */
export type StaleVersions<Version> = { yours: Version; stored: Version }

type StaleCode = Extract<RefusalCode, `${string}.stale`>

/** Reads the versions from a refused edit; null when it was refused for another reason. */
export function staleVersions<Version>(
  failure: unknown,
  code: StaleCode,
): StaleVersions<Version> | null {
  if (!(failure instanceof RefusedCall) || failure.code !== code) return null
  // The contract of these refusals: the server shows both as it shows every such row.
  return failure.data as StaleVersions<Version>
}
