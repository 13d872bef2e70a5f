import { isAsking } from '#conversation/apart/joined/asking.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * Whether a message asks only after a thing whose sum stands behind the question: "e a água, minha
 * filha? 75 reais, dia 18", "e a escola, anotou? 500 dia 8". It tells of that one, and is answered
 * by it.
 */
export function isAskedInPassing(reading: Reading): boolean {
  const { amounts, days, tokens } = reading
  const mark = tokens.findLastIndex(({ norm }) => norm === '?')
  const told = [...amounts, ...days].map(({ first }) => first)
  const isBehind = told.length > 1 && told.every((first) => first > mark)
  return mark > 0 && isBehind && tokens.every(({ norm }) => !isAsking(norm))
}

/** It asks something that it does not tell itself. */
export function isRealQuestion(reading: Reading): boolean {
  return isQuestion(reading) && !isAskedInPassing(reading)
}
