import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { useState } from 'react'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { today } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { named } from '#money/fields/named-versions.ts'
import { useCategories } from '#money/fields/use-categories.ts'
import { useSavePayment } from '#money/recurring/changes/use-save-payment.ts'
import { factsOf } from '#money/recurring/dialogs/payment-facts.tsx'
import { formOf, newForm, type PaymentDraft } from '#money/recurring/form/payment-form.model.ts'
import { PaymentForm } from '#money/recurring/form/payment-form.tsx'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'

type Props = { thing: RecurringPayment | null; opened: boolean; onClose: () => void }

/** Creates a recurring payment, or edits the given one. */
export function PaymentDialog({ thing: payment, opened, onClose }: Props) {
  const { categories } = useCategories()
  const [id] = useState(newId)
  const [day] = useState(today)
  const [initial] = useState(() => (payment ? formOf(payment) : newForm(day)))
  const { submit, stale, isSaving } = useVersionedSave(useSavePayment(categories), {
    id,
    staleOf: (failure) =>
      named(staleVersions<RecurringPayment>(failure, 'recurring.stale'), categories),
  })
  // What is paid is an expense; data from elsewhere may have another category.
  const choices = categories.filter(
    (one) => one.type === 'despesa' || one.id === payment?.categoryId,
  )
  return (
    <VersionDialog
      title={payment ? copy.edit : copy.add}
      opened={opened}
      size={520}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={isSaving}
      onKeepYours={({ stored, yours }) => submit(draftOf(yours), stored, onClose)}
    >
      <PaymentForm
        name={`conta:${payment?.id ?? 'nova'}`}
        initial={initial}
        isNew={payment === null}
        today={day}
        categories={choices}
        isSaving={isSaving}
        onCancel={onClose}
        onSubmit={(draft) => submit(draft, payment, onClose)}
      />
    </VersionDialog>
  )
}

function draftOf(payment: RecurringPayment): PaymentDraft {
  const { name, amountCents, frequency, dueDay, notes, isActive } = payment
  const { nextDate, instalments, instalmentsPaid, endDate } = payment
  return {
    ...{ name, amountCents, frequency, dueDay, notes, isActive },
    ...{ nextDate, instalments, instalmentsPaid, endDate },
    // The form asks for a category, so an edit of ours always names one.
    categoryId: payment.categoryId ?? '',
  }
}
