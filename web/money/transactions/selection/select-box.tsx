import type { Transaction } from '@lya/contract/money/transactions.ts'
import { useEffect, useRef } from 'react'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import {
  allToggled,
  ranged,
  stateOfAll,
  toggled,
} from '#money/transactions/selection/selection.model.ts'
import { useSelection, useSelectionStore } from '#money/transactions/selection/selection-store.ts'
import classes from './selection.module.css'

/** Selects one transaction; with Shift, all from the one pressed before. */
export function SelectBox({ transaction }: { transaction: Transaction }) {
  const { id } = transaction
  const store = useSelectionStore()
  const isSelected = useSelection(({ ids }) => ids.has(id))
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={copy.one(descriptionOf(transaction))}
        checked={isSelected}
        onChange={(event) => {
          const press = event.nativeEvent
          const isRange = 'shiftKey' in press && press.shiftKey === true
          store.change((before) => (isRange ? ranged(before, id) : toggled(before, id)))
        }}
      />
    </label>
  )
}

/** Selects all that is shown, or nothing; where no column says so, a word beside it does. */
export function SelectAllBox({ label }: { label?: string }) {
  const store = useSelectionStore()
  const state = useSelection(stateOfAll)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={copy.all}
        checked={state === 'all'}
        onChange={() => store.change(allToggled)}
      />
      {label}
    </label>
  )
}
