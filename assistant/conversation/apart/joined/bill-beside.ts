import type { Part } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { chained } from '#conversation/bills/chained.ts'
import { keepBill, monthly } from '#conversation/coming/answered-bill.ts'
import { offered } from '#conversation/coming/coming-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { say } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { isToRemember } from '#understanding/intents/commitments/to-remember.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const ends = new Set(['.', '!', '?', ';'])
const leading = /^[\s,.;!?]*(?:(?:e|mas|a[ií]) )?/i

/**
 * The turn of a bill that is told in a sentence of its own behind another matter: "gás 118 você pôs
 * em moradia, né? e me lembra da energia dia 8, 165", "meu salário cai dia 30, todo mês. e tenho
 * ainda a faculdade, 1.150, dia 7". The matter before it keeps its own figures and its own days,
 * and the bill is kept. Null where nothing such stands behind, or where the whole of it kept it.
 */
export function billBesideTurn({ told, whole, reading, hear }: Said): Turn | null {
  if (whole.effects.some(({ kind }) => kind === 'create-recurring') || told.state.open) return null
  const { text, tokens } = reading
  const at = tokens.findLastIndex(({ norm }, index) => ends.has(norm) && index < tokens.length - 1)
  const begin = tokens[at]
  if (!begin || at === 0) return null
  const behind = readMessage(text.slice(begin.end).replace(leading, ''), told.today)
  if (!tellsBill(behind)) return null
  const front = knownOf(told, hear(text.slice(0, begin.end).trim()))
  const isMonthly = [front.reading, behind].some((one) => leans('monthly', one))
  if (!mayStandBefore(front)) return null
  const bill = billOf(hear(behind.text))
  if (!bill) return null
  if (!isToRemember(behind) && !isMonthly) return offeredBeside(told, front.turn, bill)
  const { state } = front.turn
  const own = keepBill({ ...told, state }, isMonthly ? monthly(bill) : bill)
  const kept: Turn = { ...own, rule: 'due-bill' }
  return chained(front.turn.effects.length === 0 ? [kept, front.turn] : [front.turn, kept])
}

/** Nobody said that it is to be kept: what was done is written, and the bill offered beside it. */
function offeredBeside(told: TurnInput, { reply, ...front }: Turn, bill: RecurringDraft) {
  if (reply.kind !== 'log' || reply.left) return null
  const left = { kind: 'bill', bill, isBeside: true } as const
  const state = { ...front.state, ...offered(bill, told.today) }
  return { ...front, state, reply: { ...reply, left } }
}

/** One sum and one day of the month, of what is to be remembered or of what one has to pay. */
function tellsBill(behind: Reading): boolean {
  const { amounts, days, tokens } = behind
  const [day, later] = days
  const isDated =
    tokens[day?.first ?? -1]?.norm === 'dia' || tokens[(day?.first ?? 0) - 1]?.norm === 'dia'
  if (amounts.length !== 1 || !day || later || !isDated) return false
  return isToRemember(behind) || having.has(tokens[0]?.norm ?? '')
}

const having = new Set(['tenho', 'temos', 'tem'])

/** "gás 118 você botou em moradia, né?", of what stands there so: that is said, and not asked. */
function knownOf(told: TurnInput, part: Part): Part {
  const { reply, state } = part.turn
  if (reply.kind !== 'propose') return part
  const { amountCents, description } = reply.draft
  const isThere = rememberedIn(told).some((one) => {
    return one.amountCents === amountCents && speaksOf(one.name, description)
  })
  if (!isThere) return part
  const { open: _asked, ...kept } = state
  const input = { ...told, state: kept }
  return { ...part, turn: say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' }) }
}

/** It answers, or does what it does: what it asks would wait for an answer. */
function mayStandBefore({ turn, reading }: Part): boolean {
  const isSaid = turn.reply.kind !== 'none' || turn.rule === 'told-ahead'
  return isSaid && turn.state.open === undefined && reading.tokens.length > 1
}

function billOf({ turn: { effects, reply } }: Part) {
  const [effect] = effects
  if (effect?.kind === 'create-recurring') return effect.recurring
  return reply.kind === 'bill' && !reply.isUndated ? reply.bill : null
}
