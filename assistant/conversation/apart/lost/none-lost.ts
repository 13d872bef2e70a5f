import type { Hearing } from '#conversation/apart/joined/hearing.ts'
import { hearingOf } from '#conversation/apart/joined/hearing.ts'
import { goesOn } from '#conversation/apart/joined/is-leaning.ts'
import { entriesOf, isDone, type Part, stands } from '#conversation/apart/joined/part.ts'
import { figuresOf, isToldBefore, lostIn } from '#conversation/apart/lost/figures.ts'
import { eachIn, keptIn, runsOf } from '#conversation/apart/lost/runs.ts'
import { chained, partsOf } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

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
  const parts = runs.map(({ text }) => hear(text))
  if (parts.some(({ reading }, at) => isExplaining(reading, at))) return turn
  const heard = parts.filter((_, at) => runs[at]?.isLost)
  if (!heard.every((one) => isHeard(one) && (isLikely || isPlain(one)))) return turn
  // Of two entries that were told as one somebody knew why.
  if (isEntry(turn) && heard.some(({ turn }) => isEntry(turn))) return turn
  return together(told, asKept(own, hear(keptIn(runs, told.today).text)), heard)
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

/** Of what stands before it: a price before, what was taken off, or what was not so. */
const explaining = words(
  'era eram seria custava cobrou desconto descontado descontados descontada cupom cashback pera',
  'perai nao limite bruto troco minto digo alias errei resto metade total sendo cada volta dentro',
  'opa ops perdao ia iria tava estava passado passada acho talvez nem',
  'abatido abatidos incluso incluindo so gorjeta faltou falta normal tabela queria pediu orcamento',
)

/** Behind another it goes on with that, or it tells how one of them came to the other. */
function isExplaining(reading: Reading, at: number): boolean {
  const isGoing = at > 0 && goesOn(reading)
  return isGoing || reading.tokens.some(({ norm }) => explaining.has(norm))
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

function together(told: TurnInput, kept: Turn, parts: readonly Part[]): Turn {
  const drafts = entriesOf({ turn: kept })
  const isLog = kept.effects.length === 1 && drafts.length > 0 && !kept.also
  const others = parts.filter((one) => !(isLog && stands(one) && entriesOf(one).length > 0))
  const more = parts.filter((one) => !others.includes(one)).flatMap(entriesOf)
  const first = more.length > 0 ? register(told, kept.candidate, [...drafts, ...more]) : kept
  const turns = [first, ...others.map(({ turn }) => turn)].toSorted(openLast)
  const both = chained(turns.flatMap(partsOf))
  if (!both) return kept
  let { state } = kept
  for (const { turn } of parts) state = { ...turn.state, ...state, ...openOf(turn.state) }
  return { ...both, state }
}

/** What asks stands last, and waits for its answer. */
function openLast(one: Turn, other: Turn): number {
  return Number(one.state.open !== undefined) - Number(other.state.open !== undefined)
}

function openOf({ open, offered, owed, owing }: Turn['state']): Turn['state'] {
  return {
    ...(open ? { open } : {}),
    ...(offered ? { offered } : {}),
    ...(owed ? { owed } : {}),
    ...(owing ? { owing } : {}),
  }
}
