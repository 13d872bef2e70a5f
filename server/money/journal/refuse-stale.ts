import { Refusal } from '@lya/core/refusal.ts'

/**
 * Keeps an edit from overwriting what its author has not seen.
 *
 * @param seen The version that they saw; without it the last edit wins.
 * @param yours What the edit would make of it, as the contract shows it.
 * @throws Refusal `<slice>.stale` with `{ yours, stored }`.
 */
export function refuseStale<Stored extends { version: number }>(
  code: `${string}.stale`,
  seen: number | undefined,
  { stored, yours }: { stored: Stored; yours: () => object },
): void {
  if (seen === undefined || seen === stored.version) return
  throw new Refusal('conflict', code, { data: { yours: { ...yours(), version: seen }, stored } })
}
