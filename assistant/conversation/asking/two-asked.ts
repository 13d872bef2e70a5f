import { queryOf } from '#conversation/asking/query-part.ts'
import { secondQuestions } from '#conversation/asking/second-question.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect, Query } from '#conversation/effect.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** Longer ones tell something beside. */
const lengthMax = 160
/** What the second question leaves to the verb of the first: "e quanto de mercado?" */
const bare = /^quanto (?:de|do|da|com|no|na|em) /i

/**
 * The turn of "quanto gastei de uber e quanto de mercado?", "quanto gastei hoje? qual meu saldo?":
 * each figure, in the order asked for. Null for any other message, and for what one answer tells as
 * a whole.
 */
export function twoAskedTurn(told: TurnInput, understand: Understand): Turn | null {
  const { text, today } = told
  if (text.length > lengthMax) return null
  const cuts = secondQuestions(text)
  if (cuts.length === 0 || readMessage(text, today).amounts.length > 0) return null
  for (const { first, second, isApart } of cuts) {
    const turn = understand({ ...told, text: first })
    const asked = queryOf(turn)
    const said = bare.test(second) ? withVerb(second, asked) : second
    const behind = { ...told, text: said }
    const other = twoAskedTurn(behind, understand) ?? understand(behind)
    const both = asked && bothOf(turn, other, isApart)
    if (!both) continue
    // "quanto recebi e quanto gastei?": what came in and went out is told with what is left.
    const isOne = !isApart && both.effects.every(isFlow) && isOfBalance(understand(told))
    if (!isOne) return by('brief-question', both)
  }
  return null
}

function withVerb(question: string, asked: Query | null): string {
  const isOfLimit = asked?.metric === 'budget'
  const verb = asked?.metric === 'received' ? 'recebi' : 'gastei'
  if (isOfLimit) return question.replace(/^quanto /i, 'quanto ainda posso gastar ')
  return question.replace(/^quanto /i, `quanto ${verb} `)
}

function bothOf(first: Turn, second: Turn, isApart: boolean): Turn | null {
  const [asked] = askedIn(first)
  const [other] = askedIn(second)
  if (!asked || !other || isOneAnswer(asked, other, isApart)) return null
  // "qual é o meu limite de lazer e quanto ainda resta?": how one stands says what is left of it.
  const isLeftOf = asked.metric === 'budget' || asked.metric === 'goal'
  if (isLeftOf && other.metric === 'balance') return first
  const dated = isApart ? first : withDaysOf(first, asked, other)
  const both = chained([dated, withDaysOf(second, other, asked)])
  return both && { ...both, state: second.state }
}

/** Every question of a turn that does nothing but answer. */
function askedIn({ effects }: Turn): Query[] {
  const asked = effects.flatMap((one) => (one.kind === 'query' ? [one.query] : []))
  return asked.length === effects.length ? asked : []
}

/** The same twice is no second. */
function isOneAnswer(one: Query, other: Query, isApart: boolean): boolean {
  // "quanto foi o estrago? gastei quanto do 5 ao 9?": the second asks for the same, with its days.
  const isCloser = one.metric === other.metric && one.from === null && other.from !== null
  if (isApart && isCloser && isOfAll(other)) return true
  return JSON.stringify(one) === JSON.stringify(other)
}

function isOfBalance(turn: Turn): boolean {
  return queryOf(turn)?.metric === 'balance'
}

/** All that came in, or all that went out. */
function isFlow(effect: Effect): boolean {
  if (effect.kind !== 'query') return false
  const { metric } = effect.query
  return isOfAll(effect.query) && (metric === 'spent' || metric === 'received')
}

function isOfAll({ words, categoryId, view, figure, bill, goalId }: Query): boolean {
  return categoryId === null && [words, view, figure, bill, goalId].every((one) => !one)
}

const flows = new Set<Query['metric']>(['spent', 'received', 'list'])

/** "quanto ganhei hoje e quanto gastei?", "… e quanto em outubro?": of these days, both. */
function withDaysOf(turn: Turn, own: Query, { from, to, metric }: Query): Turn {
  const isLent = own.from === null && from !== null && flows.has(own.metric) && flows.has(metric)
  if (!isLent) return turn
  const effect = { kind: 'query', query: { ...own, from, to } } as const
  const [, ...others] = turn.effects
  return { ...turn, effects: [effect, ...others], reply: { kind: 'effect', effect } }
}
