import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { pronouns } from '#understanding/transactions/subject-of.ts'

const verbLead = new Set(
  'eu ja a gente nos ainda nem me ele ela tambem acabei tive que nao so hoje ontem'.split(' '),
)

/** Whether a verb follows, behind no more than who does it and when. */
export function isVerbNear(reading: Reading, at: number): boolean {
  for (let step = 0; step < 3; step += 1) {
    const norm = reading.tokens[at + step]?.norm ?? ''
    if (findVerb(norm) || norm === 'vou') return true
    if (!verbLead.has(norm)) return false
  }
  return false
}

const deedReach = 5
const prices = new Set('ficar custar sair dar'.split(' '))

/**
 * `caiu 1.621 e a terapia foi 240`, `180 e o óculos vai ficar em 540`: a told verb near, or what it
 * will cost, and no figure before it.
 */
export function isNewDeed({ tokens, amounts }: Reading, first: number): boolean {
  if (!amounts.some(({ last }) => last < first)) return false
  for (let at = first; at < first + deedReach; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') return false
    if (at > first && findVerb(token.norm)?.form === 'they-did') return true
    if (at > first && token.norm === 'vai' && prices.has(tokens[at + 1]?.norm ?? '')) return true
  }
  return false
}

/** The `e 35` of "dei 100 pro meu filho e 35 ele me devolveu": of who gave it back. */
export function isGivenBack({ tokens, amounts }: Reading, first: number): boolean {
  const sum = amounts.find((one) => one.first === first)
  const [who, me, verb] = sum ? tokens.slice(sum.last + 1, sum.last + 4) : []
  return (
    pronouns.has(who?.norm ?? '') &&
    me?.norm === 'me' &&
    findVerb(verb?.norm ?? '')?.kind === 'refund'
  )
}
