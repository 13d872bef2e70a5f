import { cents } from '@lya/core/amounts/cents.ts'
import type { Amount } from '#language/amounts/amount.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import { headingOf } from '#understanding/notices/heading.ts'
import type { NoticeKind } from '#understanding/notices/kinds.ts'
import { messageLine } from '#understanding/notices/message-line.ts'
import { noticeDay } from '#understanding/notices/notice-day.ts'
import { partyOf } from '#understanding/notices/party.ts'
import { partyName } from '#understanding/notices/party-name.ts'
import { itemOf } from '#understanding/notices/receipt.ts'
import type { StatementLine } from '#understanding/notices/statement.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Cover, coverTokens } from '#understanding/transactions/covers.ts'

/** What each kind is called where it names nobody, and which way its money goes. */
const kinds: Partial<Record<NoticeKind, readonly [TransactionType, string]>> = {
  yield: ['receita', 'Rendimento'],
  refund: ['receita', 'Estorno'],
  cashback: ['receita', 'Cashback'],
  sale: ['receita', 'Venda'],
  received: ['receita', 'Pix recebido'],
  'given-back': ['despesa', 'Devolução'],
  ride: ['despesa', 'Corrida'],
  fee: ['despesa', 'Tarifa'],
  paid: ['despesa', 'Pagamento'],
  sent: ['despesa', 'Pix enviado'],
  bought: ['despesa', 'Compra'],
  scheduled: ['despesa', 'Pagamento'],
  due: ['despesa', 'Conta'],
  'due-day': ['despesa', 'Conta'],
}
/** Of these the payer may have written what it was for. */
const byMessage: readonly NoticeKind[] = ['sent', 'received', 'paid']

/** Named by what they are, whoever else is in it. */
const unnamed: readonly NoticeKind[] = ['yield', 'cashback', 'sale', 'ride']

/** The entry that a notice of one deed tells of. */
export function noticeDraft(
  reading: Reading,
  { kind, from, amount }: { kind: NoticeKind; from: number; amount: Amount },
  index: CategoryIndex,
): TransactionDraft {
  const [type, word] = kinds[kind] ?? ['despesa', 'Compra']
  const isNamed = !unnamed.includes(kind)
  const name = isNamed ? partyOf(reading, { kind, from, sum: amount }) : null
  const message = byMessage.includes(kind) ? messageLine(reading) : null
  const party = name && partyName(reading, name)
  return {
    type,
    amountCents: cents(Math.abs(Math.round(amount.valueCents))),
    date: noticeDay(reading),
    categoryId:
      kind === 'ride'
        ? categoryOf('ride', type, index)
        : categoryAmong(reading, [message, name, headingOf(reading), whole(reading)], type, index),
    description: message ? toldAs(reading, message, party) : (party ?? billName(reading) ?? word),
  }
}

/** `Sua conta de luz no valor de R$ 187,22`: whoever sends it, that is what it is. */
function billName({ text, tokens }: Reading): string | null {
  const at = tokens.findIndex(({ norm }, index) => {
    return bills.has(norm) && tokens[index + 1]?.norm === 'de' && tokens[index + 2]?.kind === 'word'
  })
  const name = at < 0 ? '' : text.slice(tokens[at]?.start ?? 0, tokens[at + 2]?.end ?? 0)
  return name === '' ? null : capital(name.toLowerCase())
}

const bills = new Set(['conta', 'mensalidade'])

/** What it was for, and whose it was where both fit a line. */
function toldAs({ text, tokens }: Reading, { first, last }: Span, party: string | null): string {
  const told = text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)
  const own = capital(told)
  const both = `${own} (${party})`
  return party === null || both.length > lineMax ? own : both
}

const lineMax = 60

/** The entry of a receipt: its total, by the shop that heads it. */
export function tillDraft(
  reading: Reading,
  amount: Amount,
  index: CategoryIndex,
): TransactionDraft {
  const name = headingOf(reading) ?? itemOf(reading, amount.valueCents)
  return {
    type: 'despesa',
    amountCents: cents(Math.round(amount.valueCents)),
    date: noticeDay(reading),
    categoryId: categoryAmong(reading, [name, whole(reading)], 'despesa', index),
    description: name ? partyName(reading, name) : 'Compra',
  }
}

export function lineDraft(
  reading: Reading,
  { type, amount, date, party, kind }: StatementLine,
  index: CategoryIndex,
): TransactionDraft {
  const word = (kind && kinds[kind]?.[1]) ?? (type === 'receita' ? 'Recebimento' : 'Pagamento')
  return {
    type,
    amountCents: cents(Math.abs(Math.round(amount.valueCents))),
    date,
    categoryId: categoryAmong(reading, [party], type, index),
    description: party ? partyName(reading, party) : word,
  }
}

const whole = ({ tokens }: Reading): Span => ({ first: 0, last: tokens.length - 1 })

/** What a bank says of everything tells of nothing. */
const banking = new Set(
  'conta contas cartao credito debito compra compras banco limite saldo fatura pagamento'.split(
    ' ',
  ),
)

/** The category of the first of these stretches that has one. */
function categoryAmong(
  reading: Reading,
  spans: readonly (Span | null)[],
  type: TransactionType,
  index: CategoryIndex,
): string | null {
  const covers = coverTokens(reading).map((cover, at) =>
    banking.has(reading.tokens[at]?.norm ?? '') ? 'amount' : cover,
  )
  // Names are no slips: "VITORIA" is no "vistoria".
  const tokens = reading.tokens.map((token) => ({ ...token, norm: token.spelled }))
  const named = { ...reading, tokens }
  for (const span of spans) {
    const id = span && categoryIn(named, covers, span, type, index)
    if (id) return id
  }
  return null
}

/** By as much of a name as tells: what a shop is comes first, then whose and where. */
function categoryIn(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  { first, last }: Span,
  type: TransactionType,
  index: CategoryIndex,
): string | null {
  for (let end = firstTermEnd(reading, first, last); end <= last; end += 1) {
    const subject = { first, last: end, score: 1 }
    const id = categorise(reading, covers, { first, last: end, subject, type }, index)
    if (id) return id
  }
  return null
}

function firstTermEnd({ tokens }: Reading, first: number, last: number): number {
  for (let length = termLengthAt(tokens, first, last); length > 1; length -= 1) {
    if (findMeanings(termAt(tokens, first, length))) return first + length - 1
  }
  return first
}
