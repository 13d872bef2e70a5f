import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const tips = new Set(['Gorjeta', 'Gorjetas', 'Caixinha'])
const of = /^d[aeo]s?$/

/**
 * `ganhei 20 de gorjeta da Dona Lu além dos 60`: what the tip came upon is called by whoever gave
 * both, and is no second tip.
 */
export function nameBesides(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  { reading: { tokens } }: Scene,
): ReadTransaction[] {
  return transactions.map((one, at) => {
    const first = settled[at]?.amount.first ?? 0
    const isBesides = tokens[first - 2]?.norm === 'alem' && of.test(tokens[first - 1]?.norm ?? '')
    const before = transactions[at - 1]?.draft.description
    const { description } = one.draft
    if (!isBesides || before !== description) return one
    const [tip = '', link = '', ...who] = description.split(' ')
    if (!tips.has(tip) || !of.test(link) || who.length === 0) return one
    return { ...one, draft: { ...one.draft, description: who.join(' ') } }
  })
}
