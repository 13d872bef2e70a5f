import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { divide } from '@lya/core/amounts/divide.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { billOfParts, endOfParts } from '#conversation/memory/other-parts.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const parting = new PhraseBook('paid in parts, of what stands there', [
  {
    means: 'parted',
    say: 'parcelei|parcelamos|parcelado|parcelada|parcelados|parceladas',
    like: 'ah esqueci, a sandália parcelei em 3',
    not: ['nao [foi|era] parcelei|parcelamos|parcelado|parcelada'],
  },
  {
    means: 'parted',
    say: '^ ..6 foi|foram|era|ficou|saiu|veio [no] [cartao] [,] em #instalment',
    like: 'o tênis foi em 4x',
    not: ['nao foi|foram|era|ficou em'],
  },
  {
    means: 'parted',
    say: 'dividi|dividimos|fiz|fizemos|passei|botei|coloquei|joguei|comprei|paguei ..4 em #instalment',
    like: 'dividi a tv em 10x',
    not: ['nao dividi|fiz|passei|comprei|paguei'],
  },
  {
    means: 'parted',
    say: '^ ..6 foi|foram|ficou|saiu #instalment x|vezes de',
    like: 'o tênis foi 4x de 110',
  },
  { means: 'parted', say: '^ [{mended}] [,] em #instalment', like: 'em 4x no cartão' },
  {
    means: 'parted',
    say: '^ ..6 eh|era|sao|eram [em] #instalment',
    like: 'a geladeira é em 12x',
    not: ['nao eh|era|sao|eram'],
  },
  {
    means: 'parted',
    say: 'corrige|corrija|errei|errado|verdade|muda|mude [,] [pra|para] [em] #instalment',
    like: 'corrige, 6x de 320',
  },
])
/** They name nothing: how it is paid. */
const ofParts = new Set(
  (
    'parcelei parcelamos parcelado parcelada parcelados parceladas parcelas vezes juros cartao ' +
    'credito total carne esqueci cada corrige corrija errei errado verdade vdd muda mude'
  ).split(' '),
)

/**
 * The turn of "ah esqueci, a sandália parcelei em 3", of one that stands there with its whole sum:
 * that goes, and its parts take its place. Null for any other message.
 */
export function partedLaterTurn(
  input: TurnInput,
  message: Message,
  { intent, fields = {} }: Candidate,
): Turn | null {
  const { reading } = message
  const count = partsIn(reading)
  if (count === null || count < 2 || !parting.isIn(reading) || isQuestion(reading)) return null
  if (!mayCorrect(intent) && intent !== 'installments') return null
  const entry = entryMeant(input, message)
  const before = entry && wholeOf(input, entry)
  if (!entry || !before) return null
  const told = reading.amounts.filter(({ valueCents }) => valueCents !== count * 100)
  const total = told.length === 0 ? before.total : sumNear(fields.total, before.total)
  if (total === null || total < count) return null
  if (before.count === count && (told.length === 0 || total === before.total)) return null
  const parts = divide(total, count)
  const { description, categoryId, date } = entry
  const read: Read = {
    ...{ intent: 'installments', confidence: 92 },
    fields: {
      description,
      total,
      count,
      installment: total % count === 0 ? (parts[0] ?? null) : null,
    },
  }
  const purchase = {
    ...{ name: description, categoryId, date: Temporal.PlainDate.from(date) },
    instalmentsCents: parts,
  }
  const gone = undoing(input, entry, before.count).map((effect) => carry(input, read, effect))
  return chained([...gone, carry(input, read, { kind: 'buy-in-instalments', purchase })])
}

/** What takes an entry away, with the parts that are to come, where it is one. */
function undoing(input: TurnInput, entry: Remembered, count: number): Effect[] {
  const isLast = input.state.last?.transactions.some(({ id }) => id === entry.id)
  if (count > 1 && isLast) return [{ kind: 'undo-last' }]
  const others = count > 1 ? endOfParts(input, entry) : null
  return [{ kind: 'delete', target: targetOf(entry.id) }, ...(others ? [others] : [])]
}

/** The expense that is named; where nothing is, the one that was told last. */
function entryMeant(input: TurnInput, message: Message): Remembered | null {
  const known = rememberedIn(input).filter(({ type }) => type === 'despesa')
  const named = namedAmong(message, known)
  const isNamed = tellingIn(message).some(({ word }) => !ofParts.has(word))
  const meant = isNamed ? named : toldLast(input, known)
  const [only, another] = meant
  return only && !another ? only : null
}

/** What an entry came to in all, and in how many parts; null where those are not remembered. */
function wholeOf(input: TurnInput, entry: Remembered): { total: Cents; count: number } | null {
  const { last, earlier = [] } = input.state
  const bill = billOfParts(input, entry)
  if (!bill) return { total: cents(entry.amountCents), count: 1 }
  const bought = (last ? [last, ...earlier] : earlier).find(({ kind, transactions }) => {
    return kind === 'bought' && transactions.some(({ id }) => id === entry.id)
  })
  if (!bought?.parts) return null
  const rest = (bill.amountCents ?? entry.amountCents) * (bought.parts - 1)
  return { total: cents(entry.amountCents + rest), count: bought.parts }
}

/** "em 4x de 110", of 400: with what parts cost. What is far from it is another thing. */
function sumNear(total: number | undefined, before: number): Cents | null {
  if (total === undefined || total < before * 0.8 || total > before * 1.7) return null
  return cents(Math.round(total))
}
