import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Ref } from 'react'
import classes from './edit-and-remove.module.css'

type Props = {
  /** What they are for, as people call it. */
  name: string
  copy: {
    editOne: (name: string) => string
    editShort: string
    removeOne: (name: string) => string
    remove: string
  }
  /** In a table: smaller, and the bin is red before a pointer comes. */
  isDense?: boolean
  editRef?: Ref<HTMLButtonElement>
  onEdit: () => void
  onRemove: () => void
}

/** The two buttons at the end of a row. */
export function EditAndRemove({ name, copy, isDense = false, editRef, onEdit, onRemove }: Props) {
  const size = isDense ? 36 : 40
  return (
    <>
      <ActionIcon
        ref={editRef}
        size={size}
        aria-label={copy.editOne(name)}
        title={copy.editShort}
        onClick={onEdit}
      >
        <IconPencil size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={size}
        className={isDense ? classes.red : classes.remove}
        aria-label={copy.removeOne(name)}
        title={copy.remove}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}
