import { capital } from '#language/spelling/capital.ts'

const ordered = /^(?:bota|p[õo]e|coloca) (?:[ao] )?/i

/** The name of a bill without what orders it to be kept: "bota a água junto" is of Água. */
export function withoutOrder(name: string): string {
  return capital(name.replace(ordered, ''))
}
