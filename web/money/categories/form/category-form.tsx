import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import {
  type CategoryDraft,
  type FormValues,
  readForm,
} from '#money/categories/form/category-form.model.ts'
import { ColorField } from '#money/categories/form/color-field.tsx'
import { IconField } from '#money/categories/form/icon-field.tsx'
import { TypeSwitch } from '#money/fields/type-switch.tsx'
import { useFormValues } from '#money/fields/use-form-values.ts'
import classes from './category-form.module.css'

type Props = {
  /** Of this form, and of what it edits. */
  name: string
  initial: FormValues
  /** Whether another category is called so already. */
  isNameUsed: (draft: CategoryDraft) => boolean
  isSaving: boolean
  onCancel: () => void
  onSubmit: (draft: CategoryDraft) => void
}

export function CategoryForm(props: Props) {
  const { initial } = props
  const { values, setValues, formProps } = useFormValues(props.name, initial)
  const [isRefused, setRefused] = useState(false)
  const set = (change: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...change }))
    if ('name' in change || 'type' in change) setRefused(false)
  }
  const draft = readForm(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Enter in a field would send a second time what is on its way.
    if (!draft || props.isSaving) return
    if (props.isNameUsed(draft)) return setRefused(true)
    props.onSubmit(draft)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate {...formProps}>
      <TypeSwitch value={values.type} onChange={(type) => set({ type })} />
      <TextInput
        name="name"
        size="md"
        label={copy.name}
        required
        data-autofocus
        autoComplete="off"
        maxLength={limits.nameLengthMax}
        placeholder={copy.nameHint}
        value={values.name}
        error={isRefused ? copy.nameUsed(values.type) : undefined}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <IconField value={values.icon} onChange={(icon) => set({ icon })} />
      <ColorField
        initial={initial.color}
        value={values.color}
        onChange={(color) => set({ color })}
      />
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={props.onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" size="md" disabled={draft === null} loading={props.isSaving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
