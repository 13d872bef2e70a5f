import { useEffect, useRef } from 'react'
import { stateOfAll } from '#design/table/choice.model.ts'
import type { Chosen } from '#design/table/column.ts'
import { tableCopy as copy } from '#design/table/table.copy.ts'
import type { Choice } from '#design/table/use-choice.ts'
import classes from './table.module.css'

type Props = { choice: Choice; rowKey: string; name: string }

/** Chooses one row. */
export function ChoiceBox({ choice, rowKey, name }: Props) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={copy.choose(name)}
        checked={choice.isOn(rowKey)}
        onChange={({ nativeEvent }) =>
          choice.press(rowKey, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}

type AllProps = { choice: Choice; chosen: Chosen; keys: readonly string[] }

/** Chooses every row that is shown; half a mark while only some are. */
export function ChoiceOfAll({ choice, chosen, keys }: AllProps) {
  const state = stateOfAll(chosen.keys, keys)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={copy.chooseAll}
        checked={state === 'all'}
        onChange={(event) => choice.pressAll(event.currentTarget.checked)}
      />
    </label>
  )
}
