import type { Hearing } from '#conversation/apart/joined/hearing.ts'
import { hearingOf } from '#conversation/apart/joined/hearing.ts'
import { entriesOf, isBare, isDone, type Part, stands } from '#conversation/apart/joined/part.ts'
import { besideQuestionTurn } from '#conversation/apart/lost/beside-question.ts'
import { eachKindTurn } from '#conversation/apart/lost/each-kind.ts'
import { isExplaining } from '#conversation/apart/lost/explaining.ts'
import { figuresOf, isToldBefore, lostIn } from '#conversation/apart/lost/figures.ts'
import { netToldTurn } from '#conversation/apart/lost/net-told.ts'
import { eachIn, keptIn, runsOf } from '#conversation/apart/lost/runs.ts'
import { together } from '#conversation/apart/lost/together.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** As much as a person tells in one message, in characters. */
const lengthMax = 400

/** What begins something, or puts into it: a figure beside it is of another matter. */
const telling = new Set<Effect['kind']>([
  ...(['create-transactions', 'create-recurring', 'create-goal'] as const),
  ...(['set-budget', 'deposit', 'pay', 'buy-in-instalments'] as const),
])

/**
 * The turn with what it lost: a part of the message whose sums stand in nothing that is done or
 * said is heard by itself, "luz 97 vence dia 8. e hoje gastei 45 no mercado", and done, asked or
 * spoken of as that is. A sum that explains another is none: it was a price before, a discount, or
 * what somebody put right.
 */
export function withNoneLost(told: TurnInput, turn: Turn, hearing: Hearing): Turn {
  const { effects, rule } = turn
  const other =
    besideQuestionTurn(told, turn, hearing) ??
    netToldTurn(told, turn, hearing) ??
    eachKindTurn(told, turn, hearing)
  if (other) return other
  if (isNotKnown(turn)) return eachHeard(told, turn, hearing) ?? turn
  if (rule === 'restated') return turn
  const isTold = effects.length > 0 && effects.every(({ kind }) => telling.has(kind))
  if (!isTold || rule === 'notice' || told.text.length > lengthMax) return turn
  const reading = readMessage(told.text, told.today)
  const figures = figuresOf(reading)
  if (lostIn(told, turn, figures).length === 0) return turn
  const own = withoutBill(turn)
  const lost = lostIn(told, own, figures)
  const likely = hearing.read(told).message.reading.amounts
  const isLikely = lost.every((one) => likely.some(({ first }) => first === one.first))
  const runs = runsOf(reading, figures, (one) => lost.includes(one))
  if (!runs) return turn
  const hear = hearingOf(told, hearing)
  const parts = runs.map((run) => withDayOf(turn, hear(run.text), hear))
  if (parts.some(({ reading }, at) => isExplaining(reading, at))) return turn
  const heard = parts.filter((_, at) => runs[at]?.isLost)
  if (!heard.every((one) => isHeard(one) && (isLikely || isPlain(one)))) return turn
  // Of two entries that were told as one somebody knew why.
  if (isEntry(turn) && heard.some(({ turn }) => isEntry(turn))) return turn
  return together(told, asKept(own, hear(keptIn(runs, told.today).text)), heard)
}

/** "todo dia 5 pago 487 da moto e 89 do seguro": a bill beside another, on the same day. */
function withDayOf({ effects: [bill, more] }: Turn, part: Part, hear: (text: string) => Part) {
  const { reading } = part
  if (bill?.kind !== 'create-recurring' || more || reading.days.length > 0) return part
  if (!isBare(part) || reading.amounts.length !== 1) return part
  const dated = hear(`${reading.text} todo dia ${bill.recurring.dueDay}`)
  return dated.turn.effects[0]?.kind === 'create-recurring' ? dated : part
}

/** The turn without the bill beside it: with another it is one of a list. */
function withoutBill(turn: Turn): Turn {
  const { reply, also, ...whole } = turn
  const { open: _asked, offered: _offered, ...state } = turn.state
  if (also?.reply.kind === 'bill' && !also.also) return { ...whole, reply, state }
  if (reply.kind !== 'log' || reply.left?.kind !== 'bill' || !reply.left.isBeside) return turn
  const { left: _bill, ...logged } = reply
  return { ...turn, state, reply: logged }
}

/** Sums were seen, and nothing was made of them. */
function isNotKnown({ effects, reply, also }: Turn): boolean {
  if (effects.length > 0 || also || reply.kind !== 'none' || !reply.saw) return false
  const { amounts, doubt, why } = reply.saw
  return amounts.length > 1 && (doubt === 'unsure' || doubt === 'other') && !why
}

/** Each of its sums by itself, where one of them at least is done and all are known. */
function eachHeard(told: TurnInput, turn: Turn, hearing: Hearing): Turn | null {
  const reading = readMessage(told.text, told.today)
  const figures = figuresOf(reading)
  // "o gás tá 120", where it stands there so.
  if (isToldBefore(told, figures)) return null
  const runs = eachIn(reading, figures)
  const parts = runs?.map(({ text }) => hearingOf(told, hearing)(text)) ?? []
  if (parts.some(({ reading }, at) => isExplaining(reading, at))) return null
  if (!parts.some(stands) || !parts.every(isHeard)) return null
  if (parts.some((one) => entriesOf(one).length > 0 && !isDone(one))) return null
  const [first, ...others] = parts.toSorted((one, other) => +stands(other) - +stands(one))
  return first ? together(told, { ...first.turn, candidate: turn.candidate }, others) : null
}

/** It is done, or she says what she takes it for. */
function isHeard(part: Part): boolean {
  const { effects } = part.turn
  if (effects.length === 0) return namesSums(part) && isOfItsOwn(part)
  return effects.every(({ kind }) => telling.has(kind))
}

function isEntry({ effects }: Turn): boolean {
  return effects.some(({ kind }) => kind === 'create-transactions' || kind === 'pay')
}

/** A number that looks like none of money is one: it was owed, or is a bill, or was put by. */
function isPlain(part: Part): boolean {
  const { reply } = part.turn
  if (stands(part) && entriesOf(part).length === 0) return true
  if (stands(part)) return isDone(part)
  return reply.kind === 'bill' || (reply.kind === 'none' && reply.saw?.why === 'owing')
}

/** "almoço 35, o VR tem 400 ainda": what names nothing is a remark on what stands before it. */
function isOfItsOwn({ turn: { reply } }: Part): boolean {
  if (reply.kind === 'ask') return reply.description !== ''
  if (reply.kind === 'propose') return reply.draft.description !== ''
  if (reply.kind !== 'none' || !reply.saw) return true
  const { doubt, why, description } = reply.saw
  return description !== '' || doubt === 'other' || doubt === 'owed' || why === 'owing'
}

/** All of its sums are in what she says, or asks. */
function namesSums({ turn: { reply, state }, reading }: Part): boolean {
  const said = new Set((JSON.stringify([reply, state.open]).match(/\d+/g) ?? []).map(Number))
  return reading.amounts.every(({ valueCents }) => said.has(Math.round(valueCents)))
}

/** What is kept as it is by itself: its day and its kind are no longer those of the rest. */
function asKept(turn: Turn, alone: Part): Turn {
  const figures = ({ effects }: Turn) =>
    JSON.stringify(effects)
      .match(/Cents":\d+/g)
      ?.join()
  if (!stands(alone)) return turn
  return figures(alone.turn) === figures(turn) || isOneDeed(turn, alone) ? alone.turn : turn
}

/** "aluguel 700 pago, e a água vence todo dia 15": the rent is not what comes every month. */
function isOneDeed({ effects: [effect, more] }: Turn, { turn }: Part): boolean {
  const [own] = turn.effects
  return !more && effect?.kind !== own?.kind
}
