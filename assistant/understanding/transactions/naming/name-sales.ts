import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const heads = new PhraseBook('what was sold as a whole', [
  { means: 'sold', say: 'venda|vendas|apurado|faturamento|caixa', like: 'vendas de hoje 320' },
])

/** `vendi 295 no pix`, `vendas de hoje: dinheiro 312`: a day's sales have no other name. */
export function nameSales(
  transactions: readonly ReadTransaction[],
  settled: readonly Settled[],
  scene: Scene,
): ReadTransaction[] {
  return transactions.map((one, at) => {
    const isNameless = one.doubt === 'subject' && one.draft.type === 'receita'
    if (!isNameless || !isSale(scene, settled[at]?.amount.first ?? 0)) return one
    return { ...one, doubt: null, draft: { ...one.draft, description: 'Vendas' } }
  })
}

function isSale({ reading, clauses }: Scene, amountAt: number): boolean {
  const before = clauses.filter(({ first }) => first <= amountAt)
  const told = before.findLast(({ verbs, flow }) => verbs.length > 0 || flow !== null)
  if (told?.flow !== 'in') return false
  const isSold = told.verbs.some(({ verb }) => verb.sense === 'sell' && verb.form === 'i-did')
  return isSold || (told.flowRule === 'takings' && heads.isIn(reading))
}
