import { around, leftOver } from '#conversation/asking/wholly/left-over.ts'
import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import type { Reading } from '#understanding/reading.ts'

const money = words('dinheiro grana bufunfa')
const goes = words(
  'indo vai vao foi ido embora some sumindo sumiu levando leva levou comendo come comeu consumindo ' +
    'consome consumiu gastando gasto gastei usando pesando pesa escorrendo devorando',
)
const beside = words('maior parte mais fim parar onde nao sei')
const leads = words('em no na com o pra q')
/** What tells where by itself. */
const going = words('vai vao foi ido embora gasto')

/**
 * The turn of "pra onde vai a maior parte do meu dinheiro?", "o que tá comendo minha grana?", by
 * there being nothing else in the message: what was spent, with its largest. Null for any other.
 */
export function whereItGoesTurn(told: TurnInput, reading: Reading): Turn | null {
  if (leftOver(reading, [around, money, goes, beside]).length > 0) return null
  const has = (set: ReadonlySet<string>) => reading.tokens.some(({ norm }) => set.has(norm))
  const isHowMuch = reading.tokens.some(({ norm }) => norm === 'quanto' || norm === 'total')
  const isWhere = / onde | maior parte /.test(reading.flat)
  const isSaid = isWhere || reading.tokens.some(({ norm }) => goes.has(norm) && !going.has(norm))
  const isWhat = reading.tokens.some(({ norm }, at) => {
    return norm === 'que' && leads.has(reading.tokens[at - 1]?.norm ?? '')
  })
  const isAsked = isWhere || isWhat || reading.flat.includes(' qual coisa ')
  if (isHowMuch || !has(money) || !isSaid || !isAsked) return null
  const { from = null, to = null } = readPeriod(reading, false)
  const query: Query = { metric: 'spent', categoryId: null, from, to }
  return by('brief-question', askFor(told, { confidence: 90, fields: { metric: 'spent' } }, query))
}
