import { chained } from '#conversation/bills/chained.ts'
import type { Changes } from '#conversation/effect.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { isLeftOpen, toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { denialIn } from '#conversation/restating/reconciled/denial.ts'
import { inPartsTurn } from '#conversation/restating/reconciled/in-parts.ts'
import { misnamedTurn } from '#conversation/restating/reconciled/misnamed.ts'
import { recentIn, type Same, sameEntry } from '#conversation/restating/reconciled/same-entry.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { wayIn } from '#understanding/memory/way-in.ts'

/**
 * What a message would write, or ask about, beside what this conversation wrote just now: what is
 * denied of that, or told of it by its name, mends it, and only the rest is new. Any other turn as
 * it is.
 *
 * @param taken What other parts of the message change, by its id.
 */
export function reconciled(
  input: TurnInput,
  message: Message,
  turn: Turn,
  taken: ReadonlySet<string>,
): Turn {
  const known = recentIn(input, taken)
  const parted = inPartsTurn(input, turn, known)
  if (parted) return by('restated', parted)
  const isWriting = turn.reply.kind === 'log' && turn.effects.length === 1
  const isSo = changesNothing(input, turn)
  if (!isWriting && !isAsking(turn) && !isSo) return turn
  const drafts = draftsOf(input, message, turn)
  const denial = denialIn(message.reading)
  const read = drafts.map((draft) => ({ draft, same: sameEntry(message, draft, denial, known) }))
  const mended = read.flatMap(({ draft, same }) => (same ? [{ draft, same }] : []))
  const fresh = read.flatMap(({ draft, same }) => (same ? [] : [draft]))
  const ids = new Set(mended.map(({ same }) => same.entry.id))
  if (read.length === 0) return by('retold', misnamedTurn(input, message, denial, known)) ?? turn
  const isLost = fresh.length > 0 && !isWriting
  // Whoever found that it is so already knew of its sum.
  if (isSo && mended.some(({ same }) => same.sumCents !== null)) return turn
  if (mended.length === 0 || ids.size < mended.length || isLost) return turn
  const now = { ...input, state: turn.state }
  const turns = mended.map(({ draft, same }) => {
    const changes = changesOf(message, draft, same)
    const asRead = {
      intent: 'correct',
      confidence: 92,
      fields: fieldsOf(changes, message),
    } as const
    return carry(now, asRead, { kind: 'correct', target: targetOf(same.entry.id), changes })
  })
  const rest = fresh.length > 0 ? [register(now, turn.candidate, fresh)] : []
  return by('restated', chained([...turns, ...rest]) ?? turn)
}

/** It asks whether something is to be written, or what it was, for want of knowing. */
function isAsking(turn: Turn): boolean {
  const { reply, rule } = turn
  const isChange = reply.kind === 'offer' && reply.effect.kind === 'correct'
  return reply.kind === 'propose' || (isChange && rule === 'opinion.doubt') || isLeftOpen(turn)
}

/** "Já estava assim", of what is denied: something of it is not so. */
function changesNothing(input: TurnInput, { effects }: Turn): boolean {
  const [effect, another] = effects
  if (effect?.kind !== 'correct' || another) return false
  const entry = ownIn(input).find(({ id }) => id === effect.target.id)
  const { amountCents, date, ...others } = effect.changes
  const isSo = amountCents === entry?.amountCents && (date ?? entry?.date) === entry?.date
  return isSo && Object.keys(others).length === 0
}

/** What it would write, or asks about; else what the message tells by itself. */
function draftsOf({ categories }: TurnInput, message: Message, { reply }: Turn) {
  if (reply.kind === 'log') return reply.transactions
  if (reply.kind === 'propose') return [restoreDraft(reply.draft, categories)]
  return toldTransactions(message).map(({ draft }) => draft)
}

/** Names that tell only which way money went. */
const plain = new Set(
  'venda vendas entrada entradas gasto gastos compra compras pagamento dinheiro pix'.split(' '),
)

function changesOf(message: Message, draft: TransactionDraft, same: Same): Changes {
  const { entry, isMisnamed, isNamed, sumCents, isTurned } = same
  if (sumCents !== null) return { amountCents: sumCents }
  const isWay = draft.type !== entry.type && (isTurned || isWayTold(message, draft))
  const type = isWay ? draft.type : undefined
  const words = tellingWords(draft.description)
  const isName = draft.description !== '' && !words.every((word) => plain.has(word))
  const isRenamed = isName && draft.description !== entry.name && (isMisnamed || !isNamed)
  const description = isRenamed ? draft.description : undefined
  const date = message.reading.days.length > 0 && !isTurned ? draft.date.toString() : entry.date
  const { index, reading } = message
  const now = type ?? entry.type
  const name = description ?? entry.name
  const categoryId = categoriseDescription(name, now, index, reading.today)
  const isFiled = categoryId !== null && (type !== undefined || description !== undefined)
  return {
    ...(type === undefined ? {} : { type }),
    ...(description === undefined ? {} : { description }),
    ...(isFiled ? { categoryId } : {}),
    ...(date === entry.date ? {} : { date }),
  }
}

/** The message, or its own clause, says which way it went. */
function isWayTold({ account, reading }: Message, { amountCents, type }: TransactionDraft) {
  const sums = reading.amounts.filter(({ valueCents }) => Math.round(valueCents) === amountCents)
  if (wayIn(reading) === type) return true
  return account.clauses.some(({ flow, first, last }) => {
    const isOf = sums.some((one) => first <= one.first && one.last <= last)
    return isOf && flow === (type === 'receita' ? 'in' : 'out')
  })
}
