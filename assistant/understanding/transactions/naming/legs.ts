import type { Reading } from '#understanding/reading.ts'

/** The way there or back: `uber volta`, `passagem de ida`. */
export const legs = new Set(['ida', 'volta'])

/** What stands behind them before the price: `combustível ida e volta R$ 410`. */
const ends = new Set('e r rs foi deu ficou custou saiu por hoje ontem'.split(' '))

/** `uber volta`, `passagem de ida`, `ida e volta`; not `pneu e volta`, nor `volta pra casa`. */
export function isLeg({ tokens }: Reading, at: number): boolean {
  const norm = (place: number) => tokens[place]?.norm ?? ''
  const behind = tokens[at + 1]
  const isInside = behind?.kind === 'word' && !ends.has(behind.norm)
  return legs.has(norm(at)) && !isInside && (norm(at - 1) !== 'e' || legs.has(norm(at - 2)))
}

const whole = new Set(['do', 'da', 'dos', 'das'])

/** `entrada do bolo`: what is paid first of it is remembered as that. */
export function withDeposit({ tokens }: Reading, first: number): number {
  const isOf = whole.has(tokens[first - 1]?.norm ?? '') && tokens[first - 2]?.norm === 'entrada'
  return isOf && first > 2 ? first - 2 : first
}
