import { chained } from '#conversation/bills/chained.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const that = anyOf('com isso; com esse valor; com esse; com essa; contando isso; ja contando')
const stop = /^[.!;?]$/

/**
 * The turn of "era 28 o uber. com isso gastei quanto hoje?", "32 num xarope, com isso hoje gastei
 * quanto?": what is told is done, and the sum is asked for with it. Null for any other message.
 */
export function withThatTurn(told: TurnInput, understand: Understand): Turn | null {
  const reading = readMessage(told.text, told.today)
  const { tokens, text, flat } = reading
  if (!that(flat) || !flat.includes(' quanto ') || reading.amounts.length === 0) return null
  const cut = cutOf(reading)
  if (cut < 1 || reading.amounts.some(({ last }) => last >= cut)) return null
  const from = tokens[cut]?.start ?? 0
  const first = understand({ ...told, text: text.slice(0, from).trim() })
  const isDone = first.effects.length > 0 && first.effects.every(({ kind }) => kind !== 'query')
  if (!isDone || first.state.open) return null
  const asked = readMessage(text.slice(from), told.today)
  const when = asked.days.length > 0 ? 'hoje' : 'esse mês'
  const isOfToday = asked.days.every(({ date }) => date.equals(told.today))
  const own = asked.tokens.flatMap(({ norm }, at) => (spent.has(norm) ? [at] : []))
  // "com isso dá pra comprar quanto de leite?", "recebi 50, com isso dá quanto?"
  const isSpent = own.length > 0 || !isIncome(first)
  if (namesElse(asked, own) || !isSpent || hasOneOf(asked, left)) return null
  const sum = understand({ ...told, state: {}, text: `quanto gastei ${when}?` })
  if (!isOfToday || sum.intent !== 'query') return null
  const both = chained([first, sum])
  const { asked: sumAsked = both?.state.asked } = sum.state
  const state = both && sumAsked ? { ...both.state, asked: sumAsked } : both?.state
  return both && state ? by('brief-question', { ...both, state }) : null
}

/** "com isso fiquei com quanto?" is no question of what was spent. */
const left = words('fiquei fico sobrou sobra resta restou tenho')
const spent = words('gastei gasto gastos gastamos despesa despesas')

function isIncome({ effects }: Turn): boolean {
  return effects.some((one) => {
    return (
      one.kind === 'create-transactions' && one.transactions.some(({ type }) => type === 'receita')
    )
  })
}

/** Where the sentence of the question begins, or the question itself. */
function cutOf({ tokens }: Reading): number {
  const norms = tokens.map(({ norm }) => norm)
  const at = norms.findIndex((_, index) => that(` ${norms.slice(index, index + 3).join(' ')} `))
  const asks = norms.indexOf('quanto')
  const first = Math.min(at, asks)
  const end = tokens.findLastIndex(({ kind, norm }, index) => {
    return index < first && (kind === 'emoji' || stop.test(norm))
  })
  if (end >= 0) return end + 1
  return at < asks ? at : -1
}
