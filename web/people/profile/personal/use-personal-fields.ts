import type { Profile } from '@lya/contract/people/profile.ts'
import { type FormEvent, useState } from 'react'
import {
  changesOf,
  fieldsOf,
  type PersonalFields,
  problemsOf,
  refusedField,
} from './personal-form.model.ts'
import { useSavePersonal } from './use-save-personal.ts'

type Field = keyof PersonalFields

/** The fields as edited; what is not being edited follows what is stored. */
export function usePersonalFields(profile: Profile) {
  const [edits, setEdits] = useState<Partial<PersonalFields>>({})
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const save = useSavePersonal(() => {
    setEdits({})
    setLeft(new Set())
  })
  const fields = { ...fieldsOf(profile), ...edits }
  const changes = changesOf(fields, profile)
  const problems = problemsOf(changes)
  const refused = refusedField(save.error)

  return {
    fields,
    isPhoneEdited: edits.phone !== undefined,
    hasChanges: Object.keys(changes).length > 0,
    isSaving: save.isPending,
    edit: (change: Partial<PersonalFields>) => {
      if (save.isError) save.reset()
      setEdits((before) => ({ ...before, ...change }))
    },
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    /** Nobody is told off for a field that they are still filling in. */
    error: (field: Field) => (left.has(field) && problems[field]) || refused[field] || null,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setLeft(new Set<Field>(['name', 'email', 'phone']))
      if (Object.keys(problems).length === 0 && !save.isPending) save.mutate(changes)
    },
  }
}
