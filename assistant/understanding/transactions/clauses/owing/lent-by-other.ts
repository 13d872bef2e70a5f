import { type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

const lending = new Set(['emprestei', 'emprestamos'])
const lenders = new Set('do da dos das de com'.split(' '))
const possessing = new Set('o a os as meu minha meus minhas seu sua dona'.split(' '))
const titles = new Set(['seu', 'dona'])
const sumMax = 3

/** `emprestei 50 da minha irmã`: of whom it is taken, and not to whom it is given. */
export function isLentByOther(frame: Frame): boolean {
  const { reading, first, last } = frame
  const at = reading.tokens.findIndex(({ norm }, index) => index >= first && lending.has(norm))
  if (at < 0 || at >= last) return false
  // The lender stands before the sum or behind it.
  const sum = reading.amounts.find((one) => one.first > at && one.first <= at + sumMax)
  return isLender(frame, at + 1) || (sum !== undefined && isLender(frame, sum.last + 1))
}

/** `da minha irmã`, `do seu Zé`, `da Carla`; what one takes of a salary has no name. */
function isLender(frame: Frame, at: number): boolean {
  if (!lenders.has(wordAt(frame, at))) return false
  let who = at + 1
  while (possessing.has(wordAt(frame, who))) who += 1
  const name = wordAt(frame, who)
  return titles.has(wordAt(frame, who - 1)) || isSomeone(name)
}
