import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { Target } from '#conversation/effect.ts'
import type { Option } from '#conversation/effect-result.ts'
import { optionsMax, speaksOf, tellingWords } from '#conversation/match-named.ts'
import type { ConversationState, LastRegistration } from '#conversation/state.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Fields, Message } from '#understanding/intents/candidate.ts'

/** None yet: it is chosen, or looked for by its words. */
export const noTarget: Target = { id: null, description: null, amountCents: null }

export type Meant = { target: Target } | { options: Option[] }

/**
 * Which transaction a removal speaks of: one of the last registration where its words or amount
 * fit, else one that the caller has to look for by them.
 */
export function meantByRemoval(last: LastRegistration | undefined, fields: Fields): Meant {
  const { description = null } = fields
  const amount = fields.amount === undefined ? null : cents(Math.round(fields.amount))
  const own = known(last).filter(
    (one) =>
      (amount === null || one.amountCents === amount) &&
      (description === null || speaksOf(description, one.name)),
  )
  if (own.length === 1 && own[0]) return { target: targetOf(own[0].id) }
  if (own.length > 1) return { options: optionsOf(own.map(({ one, id }) => ({ ...one, id }))) }
  return { target: { id: null, description, amountCents: amount } }
}

/** Which of the last registration a correction speaks of: the one whose words it repeats. */
export function meantByCorrection(
  last: LastRegistration | undefined,
  { reading }: Message,
): Meant | null {
  const own = known(last)
  const [only] = own
  if (!only) return null
  if (own.length === 1) return { target: targetOf(only.id) }
  const said = own.filter(({ name }) =>
    name.split(' ').some((word) => word.length > 2 && reading.text.toLowerCase().includes(word)),
  )
  const [meant] = said
  if (said.length === 1 && meant) return { target: targetOf(meant.id) }
  return { options: optionsOf(own.map(({ one, id }) => ({ ...one, id }))) }
}

/**
 * Which transaction a question such as "por que?" speaks of: the newest one whose words it
 * repeats, else the last that was written. Its id.
 */
export function meantByQuestion(state: ConversationState, { reading }: Message): string | null {
  const all = knownIn(state)
  const words = reading.tokens.map(({ norm }) => norm)
  const named = all.find(({ name }) => {
    const own = tellingWords(name)
    return own.some((word) => words.includes(word))
  })
  return (named ?? all[0])?.id ?? null
}

/** What the conversation has written and not deleted, newest first, each once. */
export function knownIn({ last, earlier = [] }: ConversationState): ReturnType<typeof known> {
  const line = last ? [last, ...earlier] : earlier
  const gone = new Set(line.flatMap((done) => done.gone ?? []))
  const found = new Map<string, ReturnType<typeof known>[number]>()
  for (const one of line.flatMap((done) => known(done).toReversed())) {
    if (!gone.has(one.id) && !found.has(one.id)) found.set(one.id, one)
  }
  return [...found.values()]
}

function known(last: LastRegistration | undefined) {
  return (last?.transactions ?? []).flatMap((one) =>
    one.id === undefined
      ? []
      : [{ id: one.id, name: one.description.toLowerCase(), amountCents: one.amountCents, one }],
  )
}

/** The entry that has that id. */
export function targetOf(id: string): Target {
  return { id, description: null, amountCents: null }
}

/** What it was looked for by: its words, else its sum; null where by neither. */
export function soughtBy({ description, amountCents }: Target): string | null {
  return description ?? (amountCents === null ? null : formatReais(amountCents))
}

/** What was written last as what to choose from, newest first. */
export function recentIn(state: ConversationState): Option[] {
  const recent = knownIn(state).slice(0, optionsMax)
  return optionsOf(recent.map(({ one, id }) => ({ ...one, id })))
}

/** An entry that may be the one that is meant. */
export interface Choice {
  id: string
  description: string
  amountCents: number
  type: TransactionType
  date: string
}

/** Transactions as what to choose from; those of one name and sum are told apart by way and day. */
export function optionsOf(entries: readonly Choice[]): Option[] {
  const plain = ({ description, amountCents }: Choice) =>
    `${description} ${formatReais(cents(amountCents))}`
  return entries.map((one) => {
    const same = entries.filter((other) => plain(other) === plain(one))
    const isWay = same.some(({ type }) => type !== one.type)
    const isDay = same.some(({ date, type }) => type === one.type && date !== one.date)
    const way = isWay ? ` (${ways[one.type]})` : ''
    const [, month, day] = one.date.split('-')
    return { id: one.id, label: `${plain(one)}${way}${isDay ? ` ${day}/${month}` : ''}` }
  })
}

const ways: Record<TransactionType, string> = { receita: 'entrada', despesa: 'gasto' }

interface Dated {
  id: string
  name: string
  amountCents: number
  nextDate: Temporal.PlainDate | string
}

/** Bills as what to choose from; two of one name are told apart by their day and sum. */
export function optionsOfBills(bills: readonly Dated[]): Option[] {
  return bills.map(({ id, name, amountCents, nextDate }) => {
    const isAlone = bills.every((one) => one.id === id || one.name !== name)
    const day = Number(nextDate.toString().slice(8))
    const own = `${name} dia ${day} ${formatReais(cents(amountCents))}`
    return { id, label: isAlone ? name : own }
  })
}
