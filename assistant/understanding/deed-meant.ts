import { conjugate } from '#language/conjugation.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** What stands before a deed that is told. */
export const leads = new Set(['ja', 'eu', 'hoje', 'ontem', 'hoy', 'ayer', 'e', 'ai', 'tambem'])
/** What begins the thing of a deed. */
export const objects = new Set('um uma o a os as meu minha el la los las'.split(' '))

const ownForms: Readonly<Record<string, string>> = { quer: 'quero', tem: 'tenho', vai: 'vou' }
const paying = new Set(['paga', 'pago'])
const trading = new Map([
  ['vende', 'vendi'],
  ['compra', 'comprei'],
])
const isDaily = (token: Token | undefined) => token?.folded === 'hoje' || token?.folded === 'ontem'
const deedKinds = new Set(['spend', 'earn', 'give', 'hand', 'refund'])
const openings = new Set(['e', 'ai', 'ja', 'hoje', 'ontem', 'depois', 'quanto'])

/** `eu pagar quarto 550`, `eu manda 200`, `eu quer`: Portuguese of somebody who learns it. */
export function learnersDeed(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (own && after?.folded === 'eu' && paying.has(own.folded)) return 'pagou'
  if (own && isDaily(before) && at === 1 && trading.has(own.folded))
    return trading.get(own.folded) ?? null
  const opening = tokens[at - 2]
  const isHead = opening === undefined || opening.kind === 'mark' || openings.has(opening.norm)
  if (!own || before?.folded !== 'eu' || !isHead) return null
  const isPriced = tokens.some(({ kind }) => kind === 'number')
  const isAsked = tokens.some(({ folded }) => folded === '?')
  const said = ownForms[own.folded]
  if (said) return isPriced || isAsked ? said : null
  const verb = findVerb(own.folded)
  const isBare = verb?.form === 'infinitive' || verb?.form === 'they-do'
  if (!verb || !isBare || !deedKinds.has(verb.kind) || !isPriced || isAsked) return null
  return conjugate(verb.lemma).find(([, form]) => form === 'i-did')?.[0] ?? null
}
