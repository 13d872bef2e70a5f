import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** "me lembra", "pra eu não esquecer": whoever says so wants it kept, and need not be asked. */
export function isToRemember(reading: Reading): boolean {
  return leans('reminded', reading) || leans('unforgotten', reading)
}
