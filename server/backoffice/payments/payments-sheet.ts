import type { PaymentRow } from '@lya/contract/backoffice/trade/payments.ts'
import { cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { chargeWords } from '@lya/core/commerce/charges/charge-words.copy.ts'
import { paymentTitles } from '#backoffice/payments/payments-sheet.copy.ts'
import { csvLine, csvStart } from '#platform/csv/csv.ts'

/** What a file of payments begins with. */
export const sheetHead = csvStart + csvLine(paymentTitles)

/** Name, e-mail and the plan's name are what somebody wrote, and so may be a formula. */
const isText = paymentTitles.map((_, column) => column < 2 || column === 3)

/** One line of a file of payments, as a Brazilian spreadsheet reads. */
export function sheetLine(row: PaymentRow): string {
  const { methods, reasons, states } = chargeWords
  const reais = (value: number) => decimalFromCents(cents(value)).replace('.', ',')
  const madeAt = Temporal.Instant.from(row.createdAt).toZonedDateTimeISO('America/Sao_Paulo')
  const cells = [
    ...[row.name, row.email, madeAt.toPlainDate().toString().split('-').toReversed().join('/')],
    ...[row.planName, reais(row.amountCents), reais(row.refundedCents), String(row.installments)],
    ...[methods[row.billingType], reasons[row.reason], states[row.state]],
    ...[row.environment, row.id, row.userId],
  ]
  return csvLine(cells, isText)
}
