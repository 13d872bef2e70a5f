import { chained } from '#conversation/bills/chained.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of "quanto gastei essa semana sem contar a creche?": all of it, and beside it what is
 * not to count, each with its own figure. Null where nothing is left out of a question.
 */
export function leftOutTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  const reading = readMessage(told.text, told.today)
  const { text, tokens } = reading
  const found = leaningIn('leavesOut', reading)
  const [first, last] = [tokens[found?.first ?? -1], tokens[found?.last ?? -1]]
  if (!first || !last || first.start === 0) return null
  const before = text.slice(0, first.start).trim()
  const whole = understand({ ...told, text: `${before}?` })
  const part = understand({ ...told, text: `${before} com ${text.slice(last.end).trim()}` })
  if (whole.intent !== 'query' || part.intent !== 'query') return null
  const both = chained([whole, part])
  return both && by('brief-question', { ...both, state: whole.state })
}
