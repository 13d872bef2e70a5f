import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import type { Facts } from '#design/page/version-choice.tsx'
import { formatDay } from '#format/days.ts'
import { formCopy } from '#money/recurring/form/payment-form.copy.ts'
import { paymentsCopy as copy, frequencyOf } from '#money/recurring/recurring.copy.ts'

/** What tells two versions of a payment apart, for the person who chooses between them. */
export function factsOf(payment: RecurringPayment): Facts {
  const { amountCents, instalments, instalmentsPaid, endDate } = payment
  const amount = <MoneyText amount={cents(amountCents)} />
  return [
    [formCopy.name, payment.name],
    ['Valor', String(amountCents), amount],
    ['Categoria', payment.categoryId ?? '', payment.category ?? copy.noCategory],
    [formCopy.frequency, `${frequencyOf(payment)}, dia ${payment.dueDay}`],
    [formCopy.nextDate, formatDay(payment.nextDate)],
    [formCopy.instalmentsPaid, `${instalmentsPaid}${instalments ? ` de ${instalments}` : ''}`],
    [formCopy.endDate, endDate ? formatDay(endDate) : '—'],
    [formCopy.notes, payment.notes ?? '—'],
    [formCopy.active, payment.isActive ? 'Sim' : 'Não'],
  ]
}
