import { featuresOfIncome } from '@lya/assistant/opinion/incomes/features.ts'
import { incomeKinds } from '@lya/assistant/opinion/incomes/kinds.ts'
import { modelOf } from '@lya/assistant/opinion/several.ts'
import { type IncomeLine, incomeLines, incomeOf, learnIncomes } from '#tools/learn/incomes.ts'

const fifths = 5
const limits = [0.5, 0.6, 0.7, 0.8, 0.9]

interface Guess {
  chance: number
  isRight: boolean
}

/**
 * How often the opinion is right about money that came in, a fifth of the lines at a time by a
 * model of the others: of how many it is as sure as that, and how many of those are what they are.
 */
export function printIncomeFolds(say: (line: string) => void): void {
  const lines = incomeLines()
  const guesses = Array.from({ length: fifths }, (_, part) => {
    const others = lines.filter((_line, at) => at % fifths !== part)
    const own = lines.filter((_line, at) => at % fifths === part)
    return guessesOf(own, others)
  }).flat()
  for (const limit of [0, ...limits]) {
    const sure = guesses.filter(({ chance }) => chance >= limit)
    const right = sure.filter(({ isRight }) => isRight)
    say(`incomes, sure by ${limit}: ${sure.length} of ${guesses.length}, right ${right.length}`)
  }
}

function guessesOf(own: readonly IncomeLine[], others: readonly IncomeLine[]): Guess[] {
  const model = modelOf(learnIncomes(others), incomeKinds)
  return own.flatMap((line): Guess[] => {
    const income = incomeOf(line)
    if (!income || line.kind === 'unclear') return []
    const chances = model(featuresOfIncome(income))
    const chance = Math.max(...chances)
    return [{ chance, isRight: incomeKinds[chances.indexOf(chance)] === line.kind }]
  })
}
