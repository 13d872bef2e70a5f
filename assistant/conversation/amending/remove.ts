import { followedBy } from '#conversation/advice/followed.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { chained } from '#conversation/bills/chained.ts'
import { isTakingBack, lastWritten } from '#conversation/done/meant-removal.ts'
import { goalStays } from '#conversation/goals/ended/goal-stays.ts'
import { balk, carry, choose, say } from '#conversation/make-turn.ts'
import { isSame, speaksOf, tellingWords } from '#conversation/match-named.ts'
import { meantByRemoval, noTarget, optionsOf, targetOf } from '#conversation/meant-transaction.ts'
import { endOfParts } from '#conversation/memory/other-parts.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { togetherIn } from '#conversation/naming/named-each.ts'
import { type Bill, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { findMeanings, isThing } from '#understanding/lexicon/find.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

/** The turn of "apaga o uber", "apaga o último" and "desfaz". */
export function removalTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { description, amount } = candidate.fields ?? {}
  if (description === undefined && amount === undefined) return bare(input, message, candidate)
  const meant = meantByRemoval(input.state.last, candidate.fields ?? {})
  if ('target' in meant && meant.target.id === null) {
    const ended = endedBy(input, message, candidate)
    if (ended) return ended
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

/** "apaga a netflix", "apaga as duas internet de 1.180": what is of that name and that price. */
function endedBy(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { payments = [], goals = [] } = input
  const { description, amount } = candidate.fields ?? {}
  if (description === undefined || anEntry.test(message.reading.flat)) return null
  const ending = (what: 'payment' | 'goal', things: readonly Thing[]) =>
    things.flatMap(({ id, name }) =>
      speaksOf(description, name)
        ? [carry(input, candidate, { kind: 'end-thing', what, id, name })]
        : [],
    )
  const isPriced = ({ amountCents = amount }: Bill) =>
    amount === undefined || amountCents === Math.round(amount)
  // "apaga os 100 da viagem" is of what was put by.
  const meant = goals.filter(({ name }) => !tellsElse(description, name))
  const isOfGoal = amount === undefined && !goalStays.isIn(message.reading)
  const given = isOfGoal ? ending('goal', meant) : []
  const ends = [...ending('payment', payments.filter(isPriced)), ...given]
  const [only] = ends
  // "tira a moto da lista", of a goal that was told turns ago: a list holds entries and bills.
  if (only && ends.length === 1 && given.length === 1 && isOfList(message)) {
    const [effect] = only.effects
    return effect ? offerTurn(input, effect) : only
  }
  if (ends.length <= 1 || ends.length === togetherIn(message)) return chained(ends)
  // Two of one name: the wrong one would be gone.
  return amount === undefined ? null : balk(input, candidate, 'several-bills')
}

function isOfList({ reading: { flat } }: Message): boolean {
  return / (lista|listas|contas|gastos) /.test(flat) && !/ (metas?|objetivos?) /.test(flat)
}

/** The `uber` of "cancela a viagem de uber": that is no goal called Viagem. */
function tellsElse(said: string, name: string): boolean {
  const own = tellingWords(name)
  return tellingWords(said).some((word) => {
    return isThing(word) && !own.some((one) => isSame(one, word))
  })
}

/** The `farmácia` of "tira esse da farmácia", which stands nowhere: not whatever was last. */
function pointedAt({ state: { last } }: TurnInput, message: Message): string | null {
  const found = leaningIn('ofPlace', message.reading)
  const said = found && tellingIn(message).find(({ at }) => at === found.last + 1)
  if (!said || !findMeanings(said.word)) return null
  // "apaga esse da lavagem", of 'Lavei o carro'.
  const stem = said.word.slice(0, stemLength)
  const words = last?.transactions.flatMap((one) => tellingWords(one.description)) ?? []
  return words.some((word) => word.startsWith(stem)) ? null : said.word
}

const stemLength = 3

/** Without a word of its own. */
function bare(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { state } = input
  const { reading } = message
  if (!state.last && input.quoted === null) return balk(input, candidate, 'quoted-nothing')
  const undo = () => carry(input, candidate, { kind: 'undo-last' })
  // Nothing was done that this conversation knows of: the reply to an undo says so.
  if (isTakingBack(reading.flat) || !state.last) return undo()
  // "cancelei a academia. remova-a das contas": it has gone already.
  if (state.last.kind === 'thing-ended') {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  const pointed = pointedAt(input, message)
  if (pointed !== null) {
    const target = { ...noTarget, description: pointed }
    return carry(input, candidate, { kind: 'delete', target })
  }
  const meant = lastWritten(state)
  if (meant === 'undo') return undo()
  if (meant === null) return balk(input, candidate, 'nothing-recent')
  const { ids, kind } = meant
  const [id = ''] = ids
  if (ids.length === 1) {
    return carry(input, candidate, { kind: 'delete', target: targetOf(id) })
  }
  if (kind === 'created') return carry(input, candidate, { kind: 'delete-all', ids })
  // One of several was spoken of last: it, or all of them?
  const own = state.last.transactions.flatMap((one) =>
    one.id === undefined ? [] : [{ ...one, id: one.id }],
  )
  const among = { slot: 'transaction', options: optionsOf(own) } as const
  return choose(input, candidate, { kind: 'delete', target: noTarget }, among)
}
