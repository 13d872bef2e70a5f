import type { Profile } from '@lya/contract/people/profile.ts'
import { type FormEvent, useState } from 'react'
import {
  changesOf,
  fieldsOf,
  isPasswordNeeded,
  type PersonalField,
  type PersonalFields,
  problemsOf,
  refusedField,
} from './personal-form.model.ts'
import { useSavePersonal } from './use-save-personal.ts'

/** The fields as edited; what is not being edited follows what is stored. */
export function usePersonalFields(profile: Profile) {
  const [edits, setEdits] = useState<Partial<PersonalFields>>({})
  const [left, setLeft] = useState<ReadonlySet<PersonalField>>(new Set())
  const [password, setPassword] = useState('')
  const save = useSavePersonal(() => {
    setEdits({})
    setLeft(new Set())
    setPassword('')
  })
  const fields = { ...fieldsOf(profile), ...edits }
  const changes = changesOf(fields, profile)
  const problems = problemsOf(changes, password, profile)
  const needsPassword = isPasswordNeeded(changes)
  const refused = refusedField(save.error)

  return {
    fields,
    isPhoneEdited: edits.phone !== undefined,
    hasChanges: Object.keys(changes).length > 0,
    isSaving: save.isPending,
    password: needsPassword ? password : null,
    editPassword: (typed: string) => {
      if (save.isError) save.reset()
      setPassword(typed)
    },
    edit: (change: Partial<PersonalFields>) => {
      if (save.isError) save.reset()
      setEdits((before) => ({ ...before, ...change }))
    },
    leave: (field: PersonalField) => setLeft((before) => new Set(before).add(field)),
    /** Nobody is told off for a field that they are still filling in. */
    error: (field: PersonalField) => (left.has(field) && problems[field]) || refused[field] || null,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setLeft(new Set<PersonalField>(['name', 'email', 'phone', 'password']))
      if (Object.keys(problems).length > 0 || save.isPending) return
      save.mutate(needsPassword ? { ...changes, currentPassword: password } : changes)
    },
  }
}
