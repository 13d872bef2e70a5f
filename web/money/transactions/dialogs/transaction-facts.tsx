import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import type { Facts } from '#design/page/version-choice.tsx'
import { formatDay } from '#format/days.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'

/** What tells two versions of a transaction apart, for the person who chooses between them. */
export function factsOf({ type, amountCents, date, ...transaction }: Transaction): Facts {
  const amount = <MoneyText amount={cents(amountCents)} type={type} />
  const category = transaction.category ?? copy.noCategory
  return [
    [copy.description, descriptionOf(transaction)],
    [copy.amount, `${type} ${amountCents}`, amount],
    [copy.date, formatDay(date)],
    [copy.category, transaction.categoryId ?? '', category],
  ]
}
