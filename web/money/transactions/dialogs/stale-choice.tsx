import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/money/cents.ts'
import type { StaleVersions } from '#connection/changes/stale-versions.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { type Facts, VersionChoice } from '#design/page/version-choice.tsx'
import { formatDay } from '#format/days.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'

type Props = {
  versions: StaleVersions<Transaction>
  isSaving: boolean
  onKeepStored: () => void
  onKeepYours: () => void
}

/** Shows both versions of a transaction that changed elsewhere, and lets the person choose. */
export function StaleChoice({ versions, ...rest }: Props) {
  return (
    <VersionChoice
      lead={copy.staleLead}
      stored={factsOf(versions.stored)}
      yours={factsOf(versions.yours)}
      {...rest}
    />
  )
}

function factsOf({ type, amountCents, date, ...transaction }: Transaction): Facts {
  const amount = <MoneyText amount={cents(amountCents)} type={type} />
  const category = transaction.category ?? copy.noCategory
  return [
    [copy.description, descriptionOf(transaction)],
    [copy.amount, `${type} ${amountCents}`, amount],
    [copy.date, formatDay(date)],
    [copy.category, transaction.categoryId ?? '', category],
  ]
}
