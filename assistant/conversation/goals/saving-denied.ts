import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** What somebody did who put money by. */
export const savings = words('guardei depositei juntei coloquei botei pus poupei separei')
const denials = words('nao nem nunca')
const only = words('so apenas')

/**
 * Whether it is said of each saving that it was not done: "sobrou 800 mas não guardei nada no
 * carro". "não guardei nada no carro, só 100" was done.
 */
export function isSavingDenied({ amounts, tokens }: Reading): boolean {
  if (only.has(tokens[(amounts[0]?.first ?? 0) - 1]?.norm ?? '')) return false
  const deeds = tokens.flatMap(({ norm }, at) => (savings.has(norm) ? [at] : []))
  return deeds.length > 0 && deeds.every((at) => denials.has(tokens[at - 1]?.norm ?? ''))
}
