import { wantedBack } from '#conversation/done/again.ts'
import { endedBackTurn } from '#conversation/done/back/ended-back.ts'
import { missesOf, namesNoThing } from '#conversation/done/missed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { balk, carry, register } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered } from '#conversation/memory/remembered.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

const asAgain: Read = { intent: 'correct', confidence: 90 }

/** The turn of "refaz", "desfaz o desfaz" and "bota o uber de volta"; null for any other. */
export function broughtBackTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const deleted =
    endedBackTurn(input, message) ?? missedTurn(input, message) ?? deletedTurn(input, message)
  if (deleted) return onDayTold(input, message, deleted)
  const wanted = reading.amounts.length > 0 ? null : wantedBack(input.state, reading.flat)
  if (wanted === null) return null
  if (wanted === 'undo') return carry(input, asAgain, { kind: 'undo-last' })
  const { again, kind, transactions } = wanted.redo
  if (again) return carry(input, asAgain, again)
  if (kind !== 'created') return balk(input, asAgain, 'not-again')
  const drafts = transactions.map((one) => restoreDraft(one, input.categories))
  return register(input, asAgain, drafts)
}

/** "anota de novo o guri, foi sábado": one that comes back is of the day that is told. */
function onDayTold(input: TurnInput, { reading }: Message, turn: Turn): Turn {
  const [day, another] = reading.days
  const [effect] = turn.effects
  const isPast = day !== undefined && Temporal.PlainDate.compare(day.date, reading.today) < 0
  if (!isPast || another || !effect) return turn
  const date = day.date.toString()
  if (effect.kind === 'create-transactions') {
    const dated = effect.transactions.map((one) => ({ ...one, date: day.date }))
    return register(input, asAgain, dated)
  }
  const gone = goneIn(input.state).filter(({ id }) => input.state.last?.gone?.includes(id))
  const [only, more] = gone
  if (effect.kind !== 'undo-last' || !only || more) return turn
  return register(input, asAgain, [restoreDraft({ ...only, date }, input.categories)])
}

/** "os 300 da minha mãe era pra ficar, bota de novo": what this conversation deleted. */
function deletedTurn(input: TurnInput, message: Message): Turn | null {
  const { state, categories } = input
  const found = leaningIn('backAgain', message.reading)
  // "coloca 12 de pão de novo" is one more.
  if (!found || message.reading.amounts.some(({ first }) => first > found.first)) return null
  const gone = goneIn(state)
  if (gone.length === 0 && !state.last?.gone) return null
  const sums = message.reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const priced = gone.filter(({ amountCents }) => sums.includes(amountCents))
  const named = namedAmong(message, sums.length > 0 ? priced : gone)
  const [only, another] = named.length > 0 ? named : priced
  const isLast = only ? state.last?.gone?.includes(only.id) : namesNoThing(message)
  if (isLast && state.last?.gone) return carry(input, asAgain, { kind: 'undo-last' })
  if (!only || another) return balk(input, asAgain, 'not-again')
  return register(input, asAgain, [restoreDraft(only, categories)])
}

const missing = new Set(
  'volta volte devolve devolva desfaz desfaca traz traga sumiu recupera recupere restaura'.split(
    ' ',
  ),
)

/**
 * "opa não, devolve", "quero ele de volta", right behind a deletion: what went is missed, in
 * whatever words, where no other sum and no other thing is told.
 */
function missedTurn(input: TurnInput, message: Message): Turn | null {
  const { last } = input.state
  const { amounts } = message.reading
  if (!last?.gone) return orderedTurn(input, message)
  const gone = goneIn(input.state).filter(({ id }) => last.gone?.includes(id))
  const sums = amounts.map(({ valueCents }) => Math.round(valueCents))
  const isOfIt = sums.every((sum) => gone.some(({ amountCents }) => amountCents === sum))
  if (!isOfIt || !missesOf(message, gone)) return null
  const [only, another] = gone
  // "põe a gasolina de volta, 220 de sexta" tells it once more.
  return only && !another && sums.length > 0
    ? register(input, asAgain, [restoreDraft(only, input.categories)])
    : carry(input, asAgain, { kind: 'undo-last' })
}

/** "volta o pão", where others were told since it went. */
function orderedTurn(input: TurnInput, message: Message): Turn | null {
  const { tokens, amounts } = message.reading
  if (amounts.length > 0 || !missing.has(tokens[0]?.norm ?? '')) return null
  const [only, another] = namedAmong(message, goneIn(input.state))
  return only && !another ? register(input, asAgain, [restoreDraft(only, input.categories)]) : null
}

/** What was written and deleted, newest first. */
export function goneIn({ last, earlier = [] }: ConversationState): Remembered[] {
  const line = last ? [last, ...earlier] : earlier
  const ids = new Set(line.flatMap(({ gone = [] }) => gone))
  const drafts = line.flatMap(({ transactions }) => transactions)
  return [...ids].flatMap((id) => {
    const one = drafts.find((draft) => draft.id === id)
    return one ? [{ ...one, id, name: one.description, isOwn: true }] : []
  })
}
