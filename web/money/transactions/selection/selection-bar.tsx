import { limits } from '@lya/core/limits.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconTag, IconTrash, IconX } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { formatBalance } from '#format/amounts.ts'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import { selectedOf, sumOf } from '#money/transactions/selection/selection.model.ts'
import {
  clearSelection,
  useSelection,
  useSelectionStore,
} from '#money/transactions/selection/selection-store.ts'
import classes from './selection.module.css'

const RecategoriseDialog = later(
  async () =>
    (await import('#money/transactions/selection/recategorise-dialog.tsx')).RecategoriseDialog,
)
const DeleteManyDialog = later(
  async () =>
    (await import('#money/transactions/selection/delete-many-dialog.tsx')).DeleteManyDialog,
)
const parts = [RecategoriseDialog, DeleteManyDialog]

/** What can be done with all that is selected; there as long as something is. */
export function SelectionBar() {
  const { open, opening, show, frame } = useDialogs<'category' | 'delete'>(parts)
  return (
    <>
      <Bar onOpen={show} />
      <Suspense>
        {open === 'category' ? <RecategoriseDialog key={opening} {...frame} /> : null}
        {open === 'delete' ? <DeleteManyDialog key={opening} {...frame} /> : null}
      </Suspense>
    </>
  )
}

function Bar({ onOpen }: { onOpen: (dialog: 'category' | 'delete') => void }) {
  const store = useSelectionStore()
  useHiddenAmounts()
  const selected = selectedOf(useSelection((selection) => selection))
  const count = selected.length
  const sum = `${copy.sum}: ${formatBalance(sumOf(selected))}`
  return (
    <>
      <p className="lya-hidden" role="status">
        {count > 0 ? `${copy.count(count)}. ${sum}` : ''}
      </p>
      {count > 0 ? (
        <section className={classes.bar} aria-label={copy.bar} data-print="no">
          <span className={classes.count}>
            {copy.count(count)}
            <small>{sum}</small>
            {count === limits.bulkMax ? <small>{copy.most}</small> : null}
          </span>
          <Button
            variant="light"
            leftSection={<IconTag size={17} aria-hidden="true" />}
            onClick={() => onOpen('category')}
          >
            {copy.recategorise}
          </Button>
          <Button
            variant="light"
            className={classes.remove}
            leftSection={<IconTrash size={17} aria-hidden="true" />}
            onClick={() => onOpen('delete')}
          >
            {copy.remove}
          </Button>
          <ActionIcon
            size={40}
            aria-label={copy.clear}
            title={copy.clear}
            onClick={() => clearSelection(store)}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </section>
      ) : null}
    </>
  )
}
