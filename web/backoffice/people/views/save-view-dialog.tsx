import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { viewsCopy as copy } from '#backoffice/people/views/views.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { newId } from '#connection/ids.ts'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import classes from '../people.module.css'

type Props = { page: 'trials' | 'subscribers'; query: string; onClose: () => void }

/** Keeps the filters that are on under a name. */
export function SaveViewDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <DialogSheet opened={opened} title={copy.saveTitle} onClose={props.onClose}>
      <Form {...props} />
    </DialogSheet>
  )
}

/** Within the sheet, so that each opening begins anew: a repeat of one save is the same view. */
function Form({ page, query, onClose }: Props) {
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const save = useMutation(
    adminApi.views.save.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: adminApi.views.key() })
        toastSuccess({ title: copy.saved })
        onClose()
      },
      onError: (error) => setProblem(refusalSentence(error)),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(copy.nameMissing)
    if (!save.isPending) save.mutate({ id, page, name, query, isShared })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{copy.lead}</p>
      <TextInput
        label={copy.name}
        value={name}
        maxLength={60}
        error={problem}
        data-autofocus
        onChange={(event) => {
          setName(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Checkbox
        label={copy.share}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap={12}>
        <Button variant="default" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {copy.confirm}
        </Button>
      </Group>
    </form>
  )
}
