import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { CategoryField } from '#money/fields/category-field.tsx'
import { CategoryTrouble } from '#money/fields/category-trouble.tsx'
import { useCategories } from '#money/fields/use-categories.ts'
import { useRecategoriseMany } from '#money/transactions/changes/use-recategorise-many.ts'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import {
  clearSelection,
  useSelectedAtFirst,
  useSelectionStore,
} from '#money/transactions/selection/selection-store.ts'
import classes from './selection.module.css'

type Props = { opened: boolean; onClose: () => void }

/** Gives all that is selected another category; a selection of both types can't have one. */
export function RecategoriseDialog({ opened, onClose }: Props) {
  const store = useSelectionStore()
  const selected = useSelectedAtFirst()
  const query = useCategories()
  const change = useRecategoriseMany()
  const [categoryId, setCategoryId] = useState('')
  const [problem, setProblem] = useState<string>()
  const isMixed = new Set(selected.map(({ type }) => type)).size > 1
  const fitting = query.categories.filter(({ type }) => type === selected[0]?.type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const category = fitting.find(({ id }) => id === categoryId)
    if (!category) return setProblem(copy.categoryMissing)
    const ids = selected.map(({ id }) => id)
    change.mutate({ ids, category }, { onSuccess: () => clearSelection(store) })
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.recategorise}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>{isMixed ? copy.mixed : copy.count(selected.length)}</p>
        {isMixed ? null : (
          <CategoryField
            categories={fitting}
            value={categoryId}
            problem={problem}
            isFirst
            onChange={(next) => {
              setCategoryId(next)
              setProblem(undefined)
            }}
          />
        )}
        {isMixed ? null : <CategoryTrouble query={query} fitting={fitting} onLeave={onClose} />}
        <div className={classes.actions}>
          <Button variant="default" size="md" onClick={onClose}>
            {copy.cancel}
          </Button>
          {isMixed ? null : (
            <Button type="submit" size="md">
              {copy.save}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
