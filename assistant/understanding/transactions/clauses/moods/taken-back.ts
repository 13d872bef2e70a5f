import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { hasForm } from '#understanding/transactions/clauses/frame.ts'

/** Whether a later clause takes back what a clause tells; a deed needs more than "nao comprei". */
export function takesBack(later: Clause, told: Clause): boolean {
  if (later.takes === null) return false
  if (told.mood !== 'done' || later.takes === 'all') return true
  if (later.takes === 'unpaid' && isFined(told)) return true
  // What a bill came to ("deu 90") is not yet paid; "nao comprei carne" denies only the meat.
  return !hasForm(told.verbs, 'i-did', 'participle') && later.takes === 'unpaid'
}

/** `tomei uma multa de 195`: whoever gets one has paid nothing yet. */
function isFined({ flat, verbs }: Clause): boolean {
  return flat.includes(' multa ') && verbs.every(({ verb }) => verb.kind !== 'spend')
}
