import type { Span } from '#language/phrases/phrase-book.ts'
import type { PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import { type Frame, isSaid } from '#understanding/transactions/clauses/frame.ts'

/** Whether its figure is a measure, a dose or a password, and no sum. */
export function isMeasured(frame: Frame): boolean {
  const isPaying = ({ verb }: PlacedVerb) =>
    verb.form === 'i-did' && (verb.kind === 'spend' || verb.kind === 'earn')
  const isNear = frame.said.some((one) => one.means === 'measured' && isFigureNear(frame, one))
  return isNear && !isSaid(frame, 'money') && !frame.verbs.some(isPaying)
}

const measureReach = 5

/** "inscricao 250 senha 114" names what is behind the word, and not what stands before it. */
function isFigureNear({ reading, first, last }: Frame, said: Span): boolean {
  const isInside = ({ token }: { token: number }) => first <= token && token <= last
  const figures = reading.tokens.flatMap(({ kind }, token) =>
    kind === 'number' ? [{ token }] : [],
  )
  const own = figures.filter(isInside)
  const isBehind = own.some(({ token }) => token >= said.first && token <= said.last + measureReach)
  const isOf = reading.tokens[said.first - 1]?.norm === 'de' || said.last > said.first
  return isBehind || isOf || own.length === 0
}
