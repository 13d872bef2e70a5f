import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { clauseAt, hasAmount, type Scene } from '#understanding/transactions/scene.ts'

const denying = new Set(['taken-back', 'denied', 'ahead'])

/**
 * The stretches that may name an amount but for what the writer says was not paid: the `água` of
 * "luz 140, a água ainda não paguei". All of them where nothing else is left.
 */
export function notDenied(scene: Scene, runs: Subject[], at: number): Subject[] {
  const own = clauseAt(scene.clauses, at)
  const kept = runs.filter(({ first }) => {
    const clause = told(scene.clauses, first)
    const isDenied = clause?.mood === 'undone' && denying.has(clause.rule)
    if (!isDenied || clause === own) return true
    if (clause.rule === 'ahead') return false
    // "devolvi a bota, estornaram 279": taken back, and still what the money was for.
    return !clause.flat.includes(' nao ') || hasAmount(scene, clause)
  })
  const isAhead = scene.clauses.some(({ rule }) => rule === 'ahead')
  return kept.length > 0 || isAhead ? kept : runs
}

const reasons = [' porque ', ' pois ']

/** The clause of a place: a reason, "porque levei marmita", is of the clause before it. */
function told(clauses: Scene['clauses'], at: number): Clause | undefined {
  const own = clauseAt(clauses, at)
  const isReason = own && reasons.some((word) => own.flat.startsWith(word))
  return isReason ? (clauseAt(clauses, own.first - 1) ?? own) : own
}
