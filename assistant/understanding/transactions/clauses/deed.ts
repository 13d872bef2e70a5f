import type { PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import { amountIn, type Frame } from '#understanding/transactions/clauses/frame.ts'

const rank = {
  'i-did': 2,
  'they-did': 2,
  participle: 1,
  infinitive: 1,
  gerund: 1,
  'i-do': 0,
  'they-do': 0,
  undone: 0,
} as const

/**
 * The verb that says what happened to the amount: money that came back, else the nearest told one
 * before the figure, else the first.
 */
export function deedOf(frame: Frame): PlacedVerb | undefined {
  const { told } = frame
  const back = told.find(({ verb }) => verb.kind === 'refund' && verb.form === 'they-did')
  if (back) return back
  const best = Math.max(0, ...told.map(({ verb }) => rank[verb.form]))
  const able = told.filter(({ verb }) => rank[verb.form] === best && best > 0)
  const amount = amountIn(frame)
  const governing = amount && able.findLast(({ at }) => at < amount.first)
  // "fui e gastei 50": going somewhere is seldom what costs.
  return governing ?? able[0]
}
