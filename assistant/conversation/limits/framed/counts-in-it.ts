import { chained } from '#conversation/bills/chained.ts'
import { afterLimit } from '#conversation/limits/limited-on.ts'
import { lastLimit } from '#conversation/limits/standing/last-limit.ts'
import { stateOf } from '#conversation/limits/standing/state-of.ts'
import { askFor } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { readMessage } from '#understanding/reading.ts'

const counts = words('conta contam entra entram desconta descontam abate vale inclui')
const into = words('nesse nessa desse dessa neste deste nele limite teto orcamento ai tambem junto')
const before = words('isso ele ela tambem ja , sera que')
const nearMax = 2
const stop = /^(?:[.!;]|quanto|qual|quais)$/

/**
 * The turn of "sábado botei 90 de gasolina, isso entra nesse limite?": what is told is written, and
 * how the limit stands with it is the answer. Null for any other message.
 */
export function countsInItTurn(told: TurnInput, understand: Understand): Turn | null {
  const limit = lastLimit(told)
  const reading = readMessage(told.text, told.today)
  const { tokens, text, flat } = reading
  if (!limit || reading.amounts.length !== 1 || !text.includes('?')) return null
  const at = tokens.findIndex(({ norm }) => counts.has(norm))
  const mark = tokens.findIndex(({ norm }, place) => place > at && norm === '?')
  if (at < 0 || mark < 0 || reading.amounts.some(({ first }) => first > at && first < mark))
    return null
  const isSaid = / (?:limite|teto|orcamento) /.test(flat)
  const isBehind = afterLimit.includes(told.state.rule ?? '')
  const asked = tokens.slice(at + 1, mark)
  if (!(isSaid || isBehind) || !asked.slice(0, nearMax).some(({ norm }) => into.has(norm)))
    return null
  if (asked.some(({ norm }) => stop.test(norm))) return null
  let from = at
  while (from > 0 && before.has(tokens[from - 1]?.norm ?? '')) from -= 1
  const own = `${text.slice(0, tokens[from]?.start)} ${text.slice(tokens[mark]?.end)}`
  const first = understand({ ...told, text: own.trim().replace(/^e /i, '') })
  const [made, another] = first.effects
  if (made?.kind !== 'create-transactions' || another || first.state.open) return null
  if (made.transactions.some(({ type }) => type !== 'despesa')) return null
  const answer = askFor(told, { confidence: 88 }, stateOf(limit, told.today))
  return by('brief-question', chained([first, answer]))
}
