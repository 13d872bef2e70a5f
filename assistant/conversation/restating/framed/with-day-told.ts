import type { Changes, Effect } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** The day says which one is meant: "o almoço de sábado foi 35". */
const ofDay = words('de do da dos desse dessa daquele daquela')
const denies = words('nao nem')
/** Of that day is what is still to come of it, or that it was told. */
const otherwise = words(
  'resto restante falta faltam acerta acertar paga pagar pagam vai vou depois entrega falei disse contei',
)
const renaming = new Set(['description', 'amountCents'])
const relative = words('antes depois atras')
const leads = words('no na em foi era eh dia data e')

/**
 * The turn of two things that are put right of one entry of which one is its day, "não é gelo, é o
 * barqueiro, sábado", where only one of them was heard. As it was where the day only says which one
 * is meant, or is denied.
 */
export function withDayTold(told: TurnInput, turn: Turn, understand: Understand): Turn {
  const [effect, more] = turn.effects
  if (effect?.kind !== 'correct' || more || turn.also || effect.target.id === null) return turn
  const reading = readMessage(told.text, told.today)
  const date = dayIn(reading)
  if (date === null) return turn
  const { changes } = effect
  const entry = rememberedIn(told).find(({ id }) => id === effect.target.id)
  if (changes.date === undefined) {
    if (!entry || entry.date === date || isOther(told, entry, date)) return turn
    return mended(told, turn, effect, { ...changes, date })
  }
  if (Object.keys(changes).length > 1 || changes.date !== date) return turn
  const rest = understand({ ...told, text: withoutDay(reading) })
  const [name, another] = rest.effects
  const isSame = name?.kind === 'correct' && name.target.id === effect.target.id
  // "as compras foram anteontem" files nothing.
  const isMore = isSame && Object.keys(name.changes).every((key) => renaming.has(key))
  return isMore && !another ? mended(told, turn, effect, { ...name.changes, date }) : turn
}

function mended(
  told: TurnInput,
  turn: Turn,
  effect: Extract<Effect, { kind: 'correct' }>,
  changes: Changes,
): Turn {
  const whole = carry(told, turn.candidate, { ...effect, changes })
  return { ...whole, rule: turn.rule, state: turn.state }
}

/** The one day that is told as the right one, today or past, as YYYY-MM-DD. */
function dayIn({ days, tokens, today }: Reading): string | null {
  const [day, another] = days.filter(({ first }) => {
    const before = tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
    return !before.some((norm) => denies.has(norm)) && tokens[first - 1]?.norm !== 'que'
  })
  if (!day || another || tokens.some(({ norm }) => otherwise.has(norm))) return null
  const [lead, before] = [tokens[day.first - 1]?.norm ?? '', tokens[day.first - 2]?.norm]
  // "a segunda" is the second one, "um dia antes" of another day; "com data de ontem" says when.
  if (lead === 'a' || (ofDay.has(lead) && before !== 'data')) return null
  if (tokens.slice(day.first, day.last + 2).some(({ norm }) => relative.has(norm))) return null
  return Temporal.PlainDate.compare(day.date, today) > 0 ? null : day.date.toString()
}

/** Another of that name stands on that day already. */
function isOther(told: TurnInput, entry: { id: string; name: string }, date: string): boolean {
  return rememberedIn(told).some((one) => {
    return one.id !== entry.id && one.name === entry.name && one.date === date
  })
}

function withoutDay({ text, tokens, days }: Reading): string {
  const [day] = days
  let first = day?.first ?? 0
  while (leads.has(tokens[first - 1]?.norm ?? '')) first -= 1
  const [from, to] = [tokens[first]?.start ?? 0, tokens[day?.last ?? 0]?.end ?? 0]
  return `${text.slice(0, from).replace(/[\s,]+$/, '')}${text.slice(to)}`.trim()
}
