import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const reports =
  / (disse|disseram|falou|falaram|contou|contaram|avisou|avisaram|comentou|comentaram|garantiu|jurou|afirmou|diz|dizem|dizia|fala|falam|perguntou|perguntaram|postou|escreveu|noticiou|anunciou|segundo [oa]|de acordo com) /
const agreed = / (paguei|pagamos|topei|fechei|comprei|aceitei|mandei fazer|passei o cartao) /

/** Marks as another's what is only reported: `ela disse: "gastei 500"`, `falou que ficou 300`. */
export function markReported(clauses: readonly Clause[]): void {
  if (clauses.length < 2) return
  for (const [at, clause] of clauses.entries()) {
    if (!reports.test(clause.flat) || / (eu|te|lhe) (disse|falei) /.test(clause.flat)) continue
    const own = clauses.slice(at + 1).filter((one) => one.sentence === clause.sentence)
    if (own.some((one) => agreed.test(one.flat) && !/["']/.test(one.flat))) continue
    const [next] = own
    const isQuote = next !== undefined && /^ (que|:|,|") |["']/.test(next.flat)
    if (!isQuote) continue
    for (const one of own) if (one.mood !== 'undone') one.mood = 'other'
  }
}
