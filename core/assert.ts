/**
 * Stops the program's current work when one of our own invariants is broken.
 * A failed assertion is a bug of ours, never an answer to bad input.
 */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`)
}
