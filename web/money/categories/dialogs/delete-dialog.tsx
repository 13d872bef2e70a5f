import type { Category } from '@lya/contract/money/categories.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { useDeleteCategory } from '#money/categories/changes/use-delete-category.ts'
import { type Fate, FateField } from '#money/categories/dialogs/fate-field.tsx'
import { usageSentence } from '#money/categories/dialogs/usage.model.ts'
import classes from './delete-dialog.module.css'

type Props = { thing: Category; opened: boolean; onClose: () => void }

/** Says what a deletion would touch, asks what becomes of it, and deletes the category. */
export function DeleteDialog({ thing: category, opened, onClose }: Props) {
  const { id } = category
  const deletion = useDeleteCategory()
  // Counted anew at each opening: what was counted before may have changed since.
  const options = api.categories.usage.queryOptions({ input: { id }, gcTime: 0, staleTime: 0 })
  const usage = useQuery({ ...options, enabled: opened })
  const [fate, setFate] = useState<Fate>({ kind: 'keep' })
  const [isMissing, setMissing] = useState(false)
  const isMovable = Boolean(usage.data && usage.data.transactions + usage.data.recurring > 0)
  const confirm = () => {
    if (!usage.data) return void usage.refetch()
    if (isMovable && fate.kind === 'move') {
      if (fate.moveTo === '') return setMissing(true)
      deletion.mutate({ category, moveTo: fate.moveTo })
    } else deletion.mutate({ category })
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.confirmDelete}
      subject={{ name: `${category.icon} ${category.name}` }}
      confirm={copy.remove}
      isBusy={usage.isPending}
      onConfirm={confirm}
    >
      <div className={classes.usage} aria-live="polite">
        {usage.isError && !usage.data ? (
          <p role="alert">
            {copy.usageFailed} {refusalSentence(usage.error)}
          </p>
        ) : (
          <p>{usage.data ? usageSentence(usage.data) : copy.usageLoading}</p>
        )}
        {usage.isError && !usage.data ? (
          <Button variant="light" onClick={() => void usage.refetch()}>
            {copy.usageRetry}
          </Button>
        ) : null}
      </div>
      {isMovable ? (
        <FateField
          category={category}
          question={usage.data?.transactions === 0 ? copy.fateOfPayments : copy.fate}
          fate={fate}
          problem={isMissing ? copy.targetMissing : undefined}
          onChange={(next) => {
            setFate(next)
            setMissing(false)
          }}
        />
      ) : null}
    </ConfirmDialog>
  )
}
