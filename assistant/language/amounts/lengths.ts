import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const feast = new Set(['das', 'dos'])
/** Hundredths, as all numbers: nobody counts more than twelve months. */
const monthsMax = 1200
const hoursMax = 2400

/** What stands before a word of time and is a price: `79,99 dia das crianças`, `limite 500 mes`. */
export function isNoLength(
  tokens: readonly Token[],
  { last, decimals, hundredths }: SpokenNumber,
): boolean {
  const [unit, after] = [tokens[last + 1]?.norm ?? '', tokens[last + 2]?.norm ?? '']
  if (decimals === 2 || feast.has(after)) return true
  if (unit === 'mes') return hundredths > monthsMax
  // "recebi 180 hora extra"
  return /^h(ora)?s?$/.test(unit) && /^extras?$/.test(after) && hundredths > hoursMax
}
