import type { Part } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { chained } from '#conversation/bills/chained.ts'
import { placesOf, tellingWords } from '#conversation/match-named.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'

const ends = new Set(['.', '!', '?', ';', ',', 'e'])
const leading = /^[\s,.;!?]*(?:(?:e|mas|ah) )?/i
const trailing = /[\s,.;!]+(?:e)?$/

/**
 * The turn of what is told of two bills, of each its own: "a internet é mais perto de 110, e a
 * academia chama Smart Fit", "põe o nome da Renner no cartão. e a água vence quando?". Null where
 * one of both parts is no change of its bill and no question about it, or the whole does both.
 */
export function eachBillTurn({ told, whole, reading, isLong, hear }: Said): Turn | null {
  const { payments = [] } = told
  if (isLong || payments.length < 2) return null
  const [one, other, more] = mentioned(payments, reading)
  if (!one || !other || more) return null
  const cut = cutBetween(reading, one.last, other.first)
  if (cut === null) return null
  const { tokens, text } = reading
  const end = tokens[cut]
  const front = hear(text.slice(0, end?.norm === '?' ? end.end : end?.start).replace(trailing, ''))
  const behind = hear(text.slice(end?.end).replace(leading, ''))
  if (!isOf(front, one.bill) || !isOf(behind, other.bill)) return null
  const parts =
    front.turn.intent === 'query' ? [behind.turn, front.turn] : [front.turn, behind.turn]
  const isDone = JSON.stringify(whole.effects) === JSON.stringify(parts.flatMap((it) => it.effects))
  return isDone ? null : chained(parts)
}

/** The bills that are named, in the order in which they are, and how far each is spoken of. */
function mentioned(payments: readonly Bill[], { tokens }: Reading) {
  const found = payments.flatMap((bill) => {
    const places = placesOf(tellingWords(bill.name), tokens)
    const [first, last] = [places[0], places.at(-1)]
    return first && last ? [{ bill, first: first.first, last: last.first }] : []
  })
  return found.toSorted((a, b) => a.first - b.first)
}

/** The strongest place between them: the end of a sentence, else what is nearest to the second. */
function cutBetween({ tokens }: Reading, from: number, to: number): number | null {
  const places = tokens.flatMap(({ norm }, at) =>
    at > from && at < to && ends.has(norm) ? [at] : [],
  )
  const isEnd = (at: number) => ['.', '!', '?', ';'].includes(tokens[at]?.norm ?? '')
  return places.findLast(isEnd) ?? places.at(-1) ?? null
}

/** It changes that bill, and nothing else, or asks about it. */
function isOf({ turn: { effects, also, state } }: Part, { id }: Bill): boolean {
  const [effect, more] = effects
  if (!effect || more || also || state.open) return false
  if (effect.kind === 'query') return effect.query.bill?.id === id
  return effect.kind.startsWith('change-') && 'id' in effect && effect.id === id
}
