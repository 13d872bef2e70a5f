import { Button } from '@mantine/core'
import { SelectAllBox } from '#money/transactions/selection/select-box.tsx'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import {
  clearSelection,
  useSelection,
  useSelectionStore,
} from '#money/transactions/selection/selection-store.ts'
import classes from './selection.module.css'

/** Enters and leaves the selection on a phone, where boxes would take room all the time. */
export function PhoneSelection() {
  const store = useSelectionStore()
  const isOn = useSelection((selection) => selection.isOn)
  const start = () => store.change((before) => ({ ...before, isOn: true }))
  return (
    <div className={classes.phone} data-print="no">
      {isOn ? <SelectAllBox label={copy.allShort} /> : null}
      <Button variant="subtle" onClick={isOn ? () => clearSelection(store) : start}>
        {isOn ? copy.stop : copy.start}
      </Button>
    </div>
  )
}
