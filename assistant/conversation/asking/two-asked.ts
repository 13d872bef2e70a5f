import { queryOf, type Understand } from '#conversation/asking/query-part.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Query } from '#conversation/effect.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { readMessage } from '#understanding/reading.ts'

const joins = / e quanto /
/** Longer ones tell something beside. */
const lengthMax = 120
/** What the second question leaves to the verb of the first: "e quanto de mercado?" */
const bare = /^(?:de|do|da|com|no|na|em) /

/**
 * The turn of "quanto gastei de uber e quanto de mercado?" and of "quanto entrou e quanto
 * sobrou?": both figures. Null for any other message, and for what one answer tells as a whole.
 */
export function twoAskedTurn(told: TurnInput, understand: Understand): Turn | null {
  const said = fold(told.text)
  const at = said.length > lengthMax ? -1 : said.search(joins)
  if (at < 0 || said.length !== told.text.length) return null
  if (readMessage(told.text, told.today).amounts.length > 0) return null
  const first = understand({ ...told, text: `${told.text.slice(0, at)}?` })
  const asked = queryOf(first)
  if (!asked) return null
  const rest = told.text.slice(at + ' e quanto '.length)
  const verb = asked.metric === 'received' ? 'recebi ' : 'gastei '
  const text = `quanto ${bare.test(fold(rest)) ? verb : ''}${rest}`
  const second = understand({ ...told, text })
  const other = queryOf(second)
  if (!other || isOneAnswer(asked, other)) return null
  const both = chained([withDaysOf(first, asked, other), second])
  return both && by('brief-question', { ...both, state: second.state })
}

/** What came in and what went out are told with what is left; the same twice is no second. */
function isOneAnswer(one: Query, other: Query): boolean {
  if (!(isOfAll(one) && isOfAll(other))) {
    return JSON.stringify(one) === JSON.stringify(other)
  }
  const metrics = new Set([one.metric, other.metric])
  return metrics.size === 1 || (metrics.has('spent') && metrics.has('received'))
}

function isOfAll({ words, categoryId, view, figure, bill, goalId }: Query): boolean {
  return categoryId === null && [words, view, figure, bill, goalId].every((one) => !one)
}

/** "… e quanto de mercado em outubro?" is of October, both. */
function withDaysOf(turn: Turn, own: Query, { from, to }: Query): Turn {
  if (own.from !== null || from === null) return turn
  const effect = { kind: 'query', query: { ...own, from, to } } as const
  return { ...turn, effects: [effect], reply: { kind: 'effect', effect } }
}
