import { isTakingBack, lastWritten } from '#conversation/done/meant-removal.ts'
import { balk, carry, choose } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { meantByRemoval, optionOf } from '#conversation/meant-transaction.ts'
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
    const elsewhere = keptElsewhere(input, message, description)
    if (elsewhere) return balk(input, candidate, elsewhere)
  }
  if ('target' in meant) return carry(input, candidate, { kind: 'delete', target: meant.target })
  const among = { slot: 'transaction', options: meant.options } as const
  return choose(input, candidate, { kind: 'delete', target: noTarget }, among)
}

const anEntry = / (lancamento|gasto|compra|despesa|registro|transacao|entrada) /

/** A bill or a goal of that name is meant by "apaga a netflix", and its page can tell what ends. */
function keptElsewhere(
  { payments = [], goals = [] }: TurnInput,
  { reading }: Message,
  description: string | undefined,
): 'in-payments' | 'in-goals' | null {
  if (description === undefined || anEntry.test(reading.flat)) return null
  const isNamed = ({ name }: Thing) => speaksOf(description, name)
  if (payments.some(isNamed)) return 'in-payments'
  return goals.some(isNamed) ? 'in-goals' : null
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
