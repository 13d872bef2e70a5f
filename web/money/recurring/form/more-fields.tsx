import '@mantine/core/styles/Switch.layer.css'
import { limits } from '@lya/core/limits.ts'
import { Switch, Textarea } from '@mantine/core'
import { formCopy as copy } from '#money/recurring/form/payment-form.copy.ts'
import type { FormValues } from '#money/recurring/form/payment-form.model.ts'

type Props = { values: FormValues; onChange: (change: Partial<FormValues>) => void }

/** The notes, and whether the payment counts for now. */
export function MoreFields({ values, onChange }: Props) {
  return (
    <>
      <Textarea
        name="notes"
        label={copy.notes}
        size="md"
        rows={2}
        maxLength={limits.notesLengthMax}
        value={values.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      <Switch
        name="isActive"
        size="md"
        label={copy.active}
        description={copy.activeHint}
        checked={values.isActive}
        onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
      />
    </>
  )
}
