import type { Token } from '#language/tokens.ts'

const plans = new Set([
  'vou',
  'vamos',
  'vai',
  'prazo',
  'lembra',
  'lembre',
  'lembrar',
  'marca',
  'marque',
  'agenda',
  'agende',
  'livre',
  'disponivel',
  'vence',
  'vencer',
])
const told = new Set(['foi', 'era', 'gastei', 'paguei', 'comprei', 'recebi', 'ganhei'])
const future = /^\p{L}{3,}[aei](rei|remos)$/u

/** Whether a message speaks of what is to come: a day that may lie on both sides lies ahead. */
export function leansAhead(tokens: readonly Token[]): boolean {
  if (tokens.some(({ folded }) => told.has(folded))) return false
  return tokens.some(({ kind, folded }) => {
    if (kind !== 'word') return false
    const isEnded = folded.endsWith('rei') || folded.endsWith('remos')
    return plans.has(folded) || (isEnded && future.test(folded))
  })
}
