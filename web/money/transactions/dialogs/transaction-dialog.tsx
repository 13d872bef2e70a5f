import '@mantine/core/styles/Modal.layer.css'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { today } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import { type StaleVersions, staleVersions } from '#money/transactions/changes/stale-versions.ts'
import { useSaveTransaction } from '#money/transactions/changes/use-save-transaction.ts'
import { StaleChoice } from '#money/transactions/dialogs/stale-choice.tsx'
import {
  formOf,
  newForm,
  type TransactionDraft,
} from '#money/transactions/form/transaction-form.model.ts'
import { TransactionForm } from '#money/transactions/form/transaction-form.tsx'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import { useCategories } from '#money/transactions/use-categories.ts'
import classes from './dialog.module.css'

type Props = { transaction: Transaction | null; opened: boolean; onClose: () => void }

/** Creates a transaction, or edits the given one. */
export function TransactionDialog({ transaction, opened, onClose }: Props) {
  const isPhone = useIsPhone()
  const { categories } = useCategories()
  const save = useSaveTransaction(categories)
  const [id] = useState(newId)
  const [stale, setStale] = useState<StaleVersions | null>(null)
  const [initial] = useState(() => (transaction ? formOf(transaction) : newForm(today())))

  const submit = (draft: TransactionDraft, edited: Transaction | null) => {
    save.mutate(
      { draft, edited, id },
      { onSuccess: onClose, onError: (failure) => setStale(staleVersions(failure)) },
    )
  }
  const title = transaction ? copy.edit : copy.add
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered={!isPhone}
      size={460}
      title={stale ? copy.stale : title}
      closeButtonProps={{ 'aria-label': copy.close, size: 'lg' }}
      classNames={{
        content: classes.content,
        title: classes.title,
        header: classes.header,
        inner: classes.inner,
      }}
    >
      {stale ? (
        <StaleChoice
          versions={stale}
          isSaving={save.isPending}
          onKeepStored={onClose}
          onKeepYours={() => submit(draftOf(stale.yours), stale.stored)}
        />
      ) : (
        <TransactionForm
          initial={initial}
          categories={categories}
          isSaving={save.isPending}
          onCancel={onClose}
          onSubmit={(draft) => submit(draft, transaction)}
        />
      )}
    </Modal>
  )
}

function draftOf({ type, description, amountCents, date, categoryId }: Transaction) {
  // The form asks for a category, so an edit of ours always names one.
  return { type, description, amountCents, date, categoryId: categoryId ?? '' }
}
