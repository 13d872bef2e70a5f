/**
 * Whether a click stands for itself. A payment that was marked as paid moves away, so the second
 * of a double click would meet the button of the one that takes its place. Keys count as zero.
 */
export function isFirstClick({ detail }: { detail: number }): boolean {
  return detail < 2
}
