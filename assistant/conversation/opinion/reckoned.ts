import type { Reading } from '#understanding/reading.ts'

const sharing = new Set(
  'cada metade dividi dividimos dividiu rachei rachamos rachou menos'.split(' '),
)

const rates = new Set(['dia', 'hora'])

/** "a vó deu uma bicicleta para cada um, 699,90": what it comes to is still to be reckoned. */
export function isReckoned({ tokens, text }: Reading): boolean {
  // "o ajudante ganha 90 por dia, paguei 5 dias"
  const isRate = tokens.some(
    ({ norm }, at) => norm === 'por' && rates.has(tokens[at + 1]?.norm ?? ''),
  )
  if (isRate) return true
  return tokens.some(({ norm }) => sharing.has(norm)) || text.includes('%')
}
