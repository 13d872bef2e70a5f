import type { Amount } from '#language/amounts/amount.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import { bargainOf } from '#understanding/intents/commitments/bargain.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isMachine, isUnsignedNotice } from '#understanding/notices/is-machine.ts'
import { type NoticeKind, noticeBook, noticeKinds } from '#understanding/notices/kinds.ts'
import type { Notice } from '#understanding/notices/notice.ts'
import { dueDay } from '#understanding/notices/notice-day.ts'
import { lineDraft, noticeDraft, tillDraft } from '#understanding/notices/notice-draft.ts'
import { isReceipt, tillParts } from '#understanding/notices/receipt.ts'
import { readStatement, type StatementLine } from '#understanding/notices/statement.ts'
import { sumOf } from '#understanding/notices/sums.ts'
import { isToOneself } from '#understanding/notices/to-oneself.ts'
import type { Reading } from '#understanding/reading.ts'

/** What a notice of these kinds says is no expense and no income. */
const left = {
  refused: 'refused',
  code: 'code',
  offer: 'offer',
  'card-bill': 'card-bill',
  'closed-bill': 'closed-bill',
  own: 'own-move',
  withdrawn: 'own-move',
  balance: 'balance',
} as const

/** What a till may say beside its total. */
const onTills: readonly NoticeKind[] = ['bought', 'paid', 'sent', 'fee', 'due-day']

/** People tell of these in the same words. */
const waiting: readonly NoticeKind[] = ['scheduled', 'due', 'due-day', 'fee']

/** Cashback that is promised is none yet. */
const comesLater = /cashback [^.]*(sera|vai) /
const withoutCashback = noticeKinds.filter((kind) => kind !== 'cashback' && kind !== 'received')

function isLeft(kind: NoticeKind | null): kind is keyof typeof left {
  return kind !== null && kind in left
}

/**
 * What a pasted notice, receipt or statement of a bank, a wallet or a shop tells of the person's
 * own money; null for a text that is none.
 */
export function readNotice(reading: Reading, index: CategoryIndex): Notice | null {
  const lines = readStatement(reading)
  if (lines.length > 0) return statementNotice(reading, lines, index)
  const found = kindOf(reading, comesLater.test(reading.flat) ? withoutCashback : noticeKinds)
  if (!found && !isReceipt(reading)) return null
  if (found?.kind === 'code') return { status: 'left', reason: 'code' }
  const sum = sumOf(reading, found?.kind ?? null)
  const isOfBalance = sum ? sum.isBalance : found?.kind === 'balance'
  const isLeftElse = found !== null && found.kind !== 'balance' && isLeft(found.kind)
  if (isOfBalance && !isLeftElse) {
    return found && isMachine(reading) ? { status: 'left', reason: 'balance' } : null
  }
  if (!sum) return null
  const { amount, isTotal, isOneOfMany } = sum
  const isTill = isTotal && isReceipt(reading)
  if (isTill && (!found || onTills.includes(found.kind))) {
    const transaction = tillDraft(reading, amount, index)
    const count = tillParts(reading)
    return count === null
      ? { status: 'told', transactions: [transaction] }
      : { status: 'parted', transaction, count }
  }
  // Several sums without a total are several matters.
  const isMany = isOneOfMany && bargainOf(reading, partsOf(reading)) === null
  if (!found || isMany || !isMachine(reading)) return null
  const { kind } = found
  const isSigned = amount.form === 'currency'
  if (!isSigned && (waiting.includes(kind) || !isUnsignedNotice(reading))) return null
  if ((kind === 'sent' || kind === 'received') && isToOneself(reading)) {
    return { status: 'left', reason: 'own-move' }
  }
  if (isLeft(kind)) return { status: 'left', reason: left[kind] }
  // "vencimento todo dia 8": a payment that comes again, and no notice of one.
  if (kind === 'due-day' && leans('monthly', reading)) return null
  const transaction = noticeDraft(reading, { ...found, amount }, index)
  if (kind === 'scheduled' || kind === 'due' || kind === 'due-day') {
    return { status: 'ahead', transaction, dueOn: dueDay(reading) }
  }
  const count = kind === 'bought' ? partsOf(reading) : null
  if (count !== null) return { status: 'parted', transaction, count }
  const price = kind === 'cashback' ? priceBeside(reading) : null
  const bought = price && noticeDraft(reading, price, index)
  return { status: 'told', transactions: bought ? [bought, transaction] : [transaction] }
}

/** What was bought in the notice that brings the cashback: not what the cashback is of. */
function priceBeside(reading: Reading): { kind: NoticeKind; from: number; amount: Amount } | null {
  const found = kindOf(reading, ['paid', 'bought'])
  const sum = found && sumOf(reading, 'cashback')
  const isOwn = sum?.cashback && sum.plain && sum.plain !== sum.cashback
  return found && isOwn && sum.plain ? { ...found, amount: sum.plain } : null
}

/** The kind that outweighs the others, and the token from which it is told. */
function kindOf(
  reading: Reading,
  among: readonly NoticeKind[],
): { kind: NoticeKind; from: number } | null {
  const found = noticeBook.findAll(reading)
  const kind = among.find((one) => found.some(({ means }) => means === one))
  if (kind === undefined) return null
  return { kind, from: found.find(({ means }) => means === kind)?.first ?? 0 }
}

/** The instalments of `em 10x`, `parcelado em 3 vezes`; null for a purchase paid at once. */
function partsOf({ tokens }: Reading): number | null {
  const at = tokens.findIndex(
    ({ norm, kind }, index) =>
      kind === 'number' &&
      tokens[index - 1]?.norm === 'em' &&
      /^(x|vezes|parcelas)$/.test(tokens[index + 1]?.norm ?? '') &&
      Number(norm) > 1,
  )
  return at < 0 ? null : Number(tokens[at]?.norm)
}

/** The lines that are money in or out; a statement of nothing else is left alone. */
function statementNotice(
  reading: Reading,
  lines: readonly StatementLine[],
  index: CategoryIndex,
): Notice {
  const told = lines.filter(({ kind }) => !isLeft(kind))
  if (told.length === 0) return { status: 'left', reason: 'own-move' }
  return { status: 'told', transactions: told.map((line) => lineDraft(reading, line, index)) }
}
