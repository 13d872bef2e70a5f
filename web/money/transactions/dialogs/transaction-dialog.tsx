import type { Transaction } from '@lya/contract/money/transactions.ts'
import { useState } from 'react'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { today } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'
import { take } from '#connection/outbox/outbox.model.ts'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { named } from '#money/fields/named-versions.ts'
import { useCategories } from '#money/fields/use-categories.ts'
import { useSaveTransaction } from '#money/transactions/changes/use-save-transaction.ts'
import { factsOf } from '#money/transactions/dialogs/transaction-facts.tsx'
import {
  formOf,
  newForm,
  type TransactionDraft,
} from '#money/transactions/form/transaction-form.model.ts'
import { TransactionForm } from '#money/transactions/form/transaction-form.tsx'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import { type WaitingTransaction, waitingForm } from '#money/transactions/waiting/waiting.model.ts'
import { changeWaiting } from '#money/transactions/waiting/waiting-store.ts'

type Props = {
  transaction: Transaction | null
  /** What was saved without a connection and then refused, to be saved anew. */
  waiting: WaitingTransaction | undefined
  opened: boolean
  onClose: () => void
}

/** Creates a transaction, or edits the given one. */
export function TransactionDialog({ transaction, waiting, opened, onClose }: Props) {
  const query = useCategories()
  const [id, setId] = useState(newId)
  const { submit, stale, isSaving } = useVersionedSave(useSaveTransaction(query.categories), {
    id,
    staleOf: (failure) =>
      named(staleVersions<Transaction>(failure, 'transactions.stale'), query.categories),
  })
  const [initial, setInitial] = useState(() => initialForm(transaction, waiting))
  const [isFurther, setFurther] = useState(false)

  const finish = () => {
    // Refused for good under its old id, it has just been saved under this dialog's.
    if (waiting) changeWaiting((all) => take(all, waiting.id))
    onClose()
  }
  /** The next one is of the same day and type, under an id of its own. */
  const goOn = ({ type, date }: TransactionDraft) => {
    setInitial({ ...newForm(date), type })
    setFurther(true)
    setId(newId())
  }
  return (
    <VersionDialog
      title={transaction ? copy.edit : copy.add}
      opened={opened}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={isSaving}
      onKeepYours={({ stored, yours }) => submit(draftOf(yours), stored, finish)}
    >
      <TransactionForm
        key={id}
        name={`transacao:${transaction?.id ?? waiting?.id ?? 'nova'}`}
        initial={initial}
        isFurther={isFurther}
        query={query}
        isSaving={isSaving}
        onCancel={onClose}
        onSubmit={(draft) => submit(draft, transaction, finish)}
        onSubmitForMore={
          transaction || waiting ? undefined : (draft) => submit(draft, null, () => goOn(draft))
        }
      />
    </VersionDialog>
  )
}

function initialForm(transaction: Transaction | null, waiting: WaitingTransaction | undefined) {
  if (waiting) return waitingForm(waiting)
  return transaction ? formOf(transaction) : newForm(today())
}

function draftOf({ type, description, amountCents, date, categoryId }: Transaction) {
  // The form asks for a category, so an edit of ours always names one.
  return { type, description, amountCents, date, categoryId: categoryId ?? '' }
}
