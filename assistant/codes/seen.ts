import type { Cents } from '@lya/core/amounts/cents.ts'
import { type BoletoCode, dueDay } from '#codes/boleto.ts'
import type { FoundCode } from '#codes/find-code.ts'
import type { SeenCode } from '#codes/read-code.ts'
import type { ReceiptCode } from '#codes/receipt-code.ts'
import { capital } from '#language/spelling/capital.ts'
import type { TransactionType } from '#understanding/draft.ts'

/** Where a transaction was read that nobody told. */
export type SeenSource = FoundCode['kind'] | 'picture' | 'notice' | 'words' | 'card-bill'

/** A transaction as a picture shows it. It is only ever proposed. */
export interface Seen {
  source: SeenSource
  type: TransactionType
  /** May be empty. */
  description: string
  /** Null when the picture does not tell. */
  amountCents: Cents | null
  /** The day of the person who sent it, or an earlier one. */
  date: Temporal.PlainDate
  /** By when it is to be paid. */
  dueOn?: Temporal.PlainDate
  /** It is a code of that kind, and damaged: nothing of it is believed. */
  isBroken?: true
}

/** What a code proposes to a person whose day this is. */
export function seenInCode(code: SeenCode, today: Temporal.PlainDate): Seen {
  if (code.kind === 'receipt') {
    const description = `Nota fiscal ${code.key.number}`
    const { amountCents } = code
    const date = dayOf(code, today)
    return { source: 'receipt', type: 'despesa', description, amountCents, date }
  }
  if (code.kind === 'boleto') return seenInBoleto(code, today)
  const { payee, description, amountCents } = code
  const words = payee === null ? (description ?? 'PIX') : `PIX para ${asName(payee)}`
  return { source: 'pix', type: 'despesa', description: words, amountCents, date: today }
}

function seenInBoleto(
  { subject, amountCents, dueFactor }: BoletoCode,
  today: Temporal.PlainDate,
): Seen {
  const seen = {
    ...({ source: 'boleto', type: 'despesa', description: subject ?? 'Boleto' } as const),
    ...{ amountCents, date: today },
  }
  return dueFactor === null ? seen : { ...seen, dueOn: dueDay(dueFactor, today) }
}

const names: Record<FoundCode['kind'], string> = {
  pix: 'PIX',
  receipt: 'Nota fiscal',
  boleto: 'Boleto',
  digits: 'Compra',
}

/** What a damaged code proposes: nothing but its kind. */
export function seenInBroken(kind: FoundCode['kind'], today: Temporal.PlainDate): Seen {
  const seen = { source: kind, type: 'despesa', description: names[kind] } as const
  return { ...seen, amountCents: null, date: today, isBroken: true }
}

/** Without a day of its own: today in the month of the receipt, else the last day of that month. */
function dayOf({ key, day }: ReceiptCode, today: Temporal.PlainDate): Temporal.PlainDate {
  const month = Temporal.PlainYearMonth.from(key)
  const last = month.daysInMonth
  const isThisMonth = month.equals(today.toPlainYearMonth())
  const date = month.toPlainDate({ day: day ?? (isThisMonth ? today.day : last) })
  return Temporal.PlainDate.compare(date, today) > 0 ? today : date
}

const small = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])

/** Banks write names in capitals. */
function asName(text: string): string {
  if (text !== text.toUpperCase()) return text
  const words = text.toLowerCase().split(' ')
  return words.map((word, at) => (at > 0 && small.has(word) ? word : capital(word))).join(' ')
}
