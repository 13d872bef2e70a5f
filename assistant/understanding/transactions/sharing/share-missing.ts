import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { nameMeantFor } from '#understanding/transactions/naming/meant-for.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'
import { clauseAt, type ReadTransaction, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** Calls what has no name by the subject that was said once. */
export function shareMissing(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  scene: Scene,
): ReadTransaction[] {
  const isMissing = transactions.some((one) => one.doubt === 'subject')
  if (!isMissing) return transactions
  const named = transactions.findLast((one) => one.doubt === null)
  const head = headSubject(scene, settled) ?? subjectOfWhole(scene, settled)
  const clauseOf = (one: Settled | undefined) => one && clauseAt(scene.clauses, one.amount.first)
  return transactions.map((one, at) => {
    if (one.doubt !== 'subject') return one
    const source = transactions.slice(0, at).findLast((other) => other.doubt === null) ?? named
    const description = head ?? source?.draft.description
    const clause = clauseOf(settled[at])
    if (isOtherWay(one, source, clause)) {
      return (
        nameMeantFor(one, settled[at - 1], scene) ??
        givenToward(one, source, clause) ??
        calledByWay(one, clause)
      )
    }
    if (!description) return one
    const type = source?.draft.type ?? one.draft.type
    const isSameType = type === one.draft.type
    const own = isSameType ? one.draft.categoryId : null
    const categoryId = own ?? source?.draft.categoryId ?? null
    return { ...one, doubt: null, draft: { ...one.draft, type, description, categoryId } }
  })
}

const coming = new Set(['arrived', 'came-back', 'to-me', 'earned'])
const ownWords = { receita: 'Entrada', despesa: 'Gasto' } as const

/** `botei 30 na bet e voltou 55`, `recebi 80 da Ana e gastei 10`: called by the way it went. */
function calledByWay(one: ReadTransaction, clause: Clause | undefined): ReadTransaction {
  const { type } = one.draft
  const rule = clause?.flowRule ?? ''
  if (type === 'receita' ? !coming.has(rule) : rule !== 'own-deed') return one
  const description = rule === 'came-back' ? 'Estorno' : ownWords[type]
  return { ...one, doubt: null, draft: { ...one.draft, description } }
}

const toward = new Set(['gave-me', 'kin-gave'])

/** `comprei o remédio da vó 68, ela me deu 50`: what came is called by what was bought for them. */
function givenToward(
  one: ReadTransaction,
  source: ReadTransaction | undefined,
  clause: Clause | undefined,
): ReadTransaction | null {
  const isGiven = one.draft.type === 'receita' && toward.has(clause?.flowRule ?? '')
  if (!source || !isGiven || source.draft.amountCents < one.draft.amountCents) return null
  const { description } = source.draft
  return { ...one, doubt: null, draft: { ...one.draft, description } }
}

/** "recebi 300 e gastei 50 no mercado": what came in is not what was bought. */
function isOtherWay(
  one: ReadTransaction,
  source: ReadTransaction | undefined,
  clause: Clause | undefined,
): boolean {
  return source !== undefined && clause?.flow != null && source.draft.type !== one.draft.type
}

/** The subject before a colon: `churras: 140 e 60`. */
function headSubject(scene: Scene, settled: readonly Settled[]): string | null {
  const { reading, covers } = scene
  const colon = reading.tokens.findIndex((one) => one.folded === ':')
  const firstAmount = settled[0]?.amount.first ?? 0
  if (colon < 1 || colon > firstAmount) return null
  const subject = findSubject(reading, covers, 0, colon - 1)
  return subject ? writeSubject(reading, subject) : null
}

const parting = new Set([',', ':', ';', '.', 'sendo'])

/** `recebi 200 de gorjeta, 120 sábado e 80 domingo`: what all of them were of together. */
function subjectOfWhole({ reading, covers }: Scene, settled: readonly Settled[]): string | null {
  const start = settled[0]?.amount.first ?? 0
  const [whole] = reading.amounts
  const all = settled.reduce((sum, one) => sum + one.valueCents, 0)
  if (!whole || whole.first >= start || whole.valueCents !== all) return null
  const end = reading.tokens.findIndex(({ norm }, at) => at > whole.last && parting.has(norm))
  if (end < 0 || end > start) return null
  const subject = findSubject(reading, covers, 0, end - 1)
  return subject ? writeSubject(reading, subject) : null
}
