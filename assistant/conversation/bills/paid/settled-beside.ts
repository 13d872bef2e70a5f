import { chained, partsOf } from '#conversation/bills/chained.ts'
import type { Payment } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'

const asPaid = { intent: 'pay', confidence: 86 } as const
const paying = new Set('paguei pagamos pago paga pagou quitei'.split(' '))

/**
 * The turn of "paguei a coelba 163,70 e comprei um jaleco de 65": of what is written together, the
 * sum of a bill that waits under that name settles it, so that it is not due once more.
 */
export function withBillsSettled(input: TurnInput, turn: Turn): Turn {
  const { payments = [] } = input
  const open = payments.filter(({ isPaid }) => !isPaid)
  const isPaid = fold(input.text)
    .split(/[^\p{L}]+/u)
    .some((word) => paying.has(word))
  if (open.length === 0 || !isPaid) return turn
  const parts = partsOf(turn)
  const count = parts.reduce((sum, part) => sum + Math.max(1, draftsOf(part).length), 0)
  // What is told alone is read as a payment, or is none.
  if (count < 2 || parts.some(({ state }) => state.open)) return turn
  const settled = parts.flatMap((part) => settledOf(input, part, open))
  const isSettled = settled.some(({ effects: [effect] }, at) => {
    return effect?.kind === 'pay' && parts[at]?.effects[0]?.kind !== 'pay'
  })
  return isSettled ? (chained(settled) ?? turn) : turn
}

function draftsOf({ effects: [effect, more], reply }: Turn): readonly TransactionDraft[] {
  const isPlain = effect?.kind === 'create-transactions' && !more && reply.kind === 'log'
  return isPlain ? effect.transactions : []
}

function settledOf(input: TurnInput, part: Turn, open: readonly Bill[]): Turn[] {
  const drafts = draftsOf(part)
  const bills = drafts.map((draft) => billOf(input, draft, open))
  const paid = bills.flatMap((bill) => bill ?? [])
  const { reply } = part
  if (paid.length === 0 || new Set(paid).size < paid.length || reply.kind !== 'log') return [part]
  const transactions = drafts.filter((_, at) => !bills[at])
  const rest: Turn = {
    ...part,
    effects: [{ kind: 'create-transactions', transactions }],
    reply: { ...reply, transactions },
  }
  const turns = paid.map(({ id, name }) => {
    const effect: Payment = { kind: 'pay', payment: { id, name } }
    const settled = carry(input, asPaid, effect)
    return { ...settled, state: part.state, rule: 'bill' as const }
  })
  return transactions.length > 0 ? [rest, ...turns] : turns
}

/** The one bill that comes to that sum today and is called so. */
function billOf(
  { today }: TurnInput,
  { type, date, amountCents, description }: TransactionDraft,
  open: readonly Bill[],
): Bill | null {
  if (type !== 'despesa' || !date.equals(today)) return null
  const words = tellingWords(description)
  const fits = open.filter((bill) => {
    const own = tellingWords(bill.name)
    const isNamed = words.every((word) => own.some((one) => isSame(one, word)))
    return bill.amountCents === amountCents && words.length > 0 && isNamed
  })
  const [only, another] = fits
  return only && !another ? only : null
}
