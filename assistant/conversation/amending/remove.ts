import { followedBy } from '#conversation/advice/followed.ts'
import { isTakingBack, lastWritten } from '#conversation/done/meant-removal.ts'
import type { Effect } from '#conversation/effect.ts'
import { balk, carry, choose } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { meantByRemoval, optionOf } from '#conversation/meant-transaction.ts'
import { endOfParts } from '#conversation/memory/other-parts.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import type { Thing } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const noTarget = { id: null, description: null, amountCents: null }

/** The turn of "apaga o uber", "apaga o último" and "desfaz". */
export function removalTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { description, amount } = candidate.fields ?? {}
  if (description === undefined && amount === undefined) return bare(input, message, candidate)
  const meant = meantByRemoval(input.state.last, candidate.fields ?? {})
  if ('target' in meant && meant.target.id === null) {
    const ends = endOf(input, message, description)
    if (ends) return carry(input, candidate, ends)
  }
  if ('target' in meant) {
    const turn = carry(input, candidate, { kind: 'delete', target: meant.target })
    const one = ownIn(input).find(({ id }) => id === meant.target.id)
    return one ? followedBy(input, turn, endOfParts(input, one)) : turn
  }
  const among = { slot: 'transaction', options: meant.options } as const
  return choose(input, candidate, { kind: 'delete', target: noTarget }, among)
}

const anEntry = / (lancamento|gasto|compra|despesa|registro|transacao|entrada) /

/** "apaga a netflix": the bill or the goal of that name, where there is one and no other. */
function endOf(
  { payments = [], goals = [] }: TurnInput,
  { reading }: Message,
  description: string | undefined,
): Effect | null {
  if (description === undefined || anEntry.test(reading.flat)) return null
  const named = (what: 'payment' | 'goal', things: readonly Thing[]) =>
    things.flatMap(({ id, name }) =>
      speaksOf(description, name) ? [{ kind: 'end-thing', what, id, name } as const] : [],
    )
  const [only, another] = [...named('payment', payments), ...named('goal', goals)]
  return only && !another ? only : null
}

/** Without a word of its own. */
function bare(input: TurnInput, { reading }: Message, candidate: Candidate): Turn {
  const { state } = input
  if (!state.last && input.quoted === null) return balk(input, candidate, 'quoted-nothing')
  const undo = () => carry(input, candidate, { kind: 'undo-last' })
  // Nothing was done that this conversation knows of: the reply to an undo says so.
  if (isTakingBack(reading.flat) || !state.last) return undo()
  const meant = lastWritten(state)
  if (meant === 'undo') return undo()
  if (meant === null) return balk(input, candidate, 'nothing-recent')
  const { ids, kind } = meant
  const [id = ''] = ids
  if (ids.length === 1) {
    return carry(input, candidate, { kind: 'delete', target: { ...noTarget, id } })
  }
  if (kind === 'created') return carry(input, candidate, { kind: 'delete-all', ids })
  // One of several was spoken of last: it, or all of them?
  const own = state.last.transactions.flatMap((one) =>
    one.id === undefined ? [] : [optionOf({ ...one, id: one.id })],
  )
  const among = { slot: 'transaction', options: own } as const
  return choose(input, candidate, { kind: 'delete', target: noTarget }, among)
}
