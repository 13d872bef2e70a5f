import type { Reading } from '#understanding/reading.ts'

const sharing = new Set(
  'cada metade dividi dividimos dividiu rachei rachamos rachou menos'.split(' '),
)

/** "a vó deu uma bicicleta para cada um, 699,90": what it comes to is still to be reckoned. */
export function isReckoned({ tokens, text, flat }: Reading): boolean {
  // "o ajudante ganha 90 por dia, paguei 5 dias"
  if (/ (?:por|cada) (?:dia|hora) /.test(flat)) return true
  return tokens.some(({ norm }) => sharing.has(norm)) || text.includes('%')
}
