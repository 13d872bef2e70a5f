import { isFiller } from '#understanding/plain-words.ts'
import {
  amountIn,
  isSumNext,
  type ToldDeed as Told,
} from '#understanding/transactions/clauses/frame.ts'
import { isPerson } from '#understanding/transactions/subject-of.ts'

const taking = new Set('levar comer arrancar'.split(' '))

/** "o mecanico levou 480". */
export function isTaking({ frame, deed, lemma }: Told): boolean {
  return taking.has(lemma) && isSumNext(frame, deed.at)
}

/** `o Pedro comeu 9 coxinhas`: so many, and nobody says what they cost. */
export function isEating({ frame, deed, lemma }: Told): boolean {
  const sum = amountIn(frame)
  const next = sum && frame.reading.tokens[sum.last + 1]
  const isCount = sum?.form === 'bare' && next?.kind === 'word' && !isFiller(next.norm)
  return lemma === 'comer' && isSumNext(frame, deed.at) && isCount
}

/** `emprestei o carro pro meu filho e ele encheu o tanque`: who fills it pays for it. */
export function isFilling({ frame, lemma, subject }: Told): boolean {
  const isFuel = lemma === 'abastecer' || (lemma === 'encher' && frame.flat.includes(' tanque'))
  return isFuel && isPerson(subject)
}
