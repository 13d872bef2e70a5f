import type { Category } from '@lya/contract/money/categories.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { typeAhead } from '#design/form/type-ahead.ts'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { useCategories } from '#money/fields/use-categories.ts'
import classes from './delete-dialog.module.css'

/** What becomes of what stands under a category; an empty `moveTo` is not chosen yet. */
export type Fate = { kind: 'keep' } | { kind: 'move'; moveTo: string }

type Props = {
  category: Category
  /** What stands under it: transactions, or recurring payments alone. */
  question: string
  fate: Fate
  problem: string | undefined
  onChange: (fate: Fate) => void
}

/** Keeps the transactions without a category, or moves them to another one of the same type. */
export function FateField({ category, question, fate, problem, onChange }: Props) {
  const { categories } = useCategories()
  const targets = categories.filter(({ id, type }) => type === category.type && id !== category.id)
  return (
    <fieldset className={classes.fate}>
      <legend>{question}</legend>
      <label className={classes.choice}>
        <input
          type="radio"
          name="fate"
          checked={fate.kind === 'keep'}
          onChange={() => onChange({ kind: 'keep' })}
        />
        {copy.keep}
      </label>
      <label className={classes.choice} data-disabled={targets.length === 0 || undefined}>
        <input
          type="radio"
          name="fate"
          disabled={targets.length === 0}
          checked={fate.kind === 'move'}
          onChange={() => onChange({ kind: 'move', moveTo: '' })}
        />
        {targets.length === 0 ? copy.noTarget : copy.move}
      </label>
      {fate.kind === 'move' ? (
        <NativeSelect
          onKeyDown={typeAhead}
          name="moveTo"
          size="md"
          label={copy.moveTarget}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
          value={fate.moveTo}
          error={problem}
          onChange={(event) => onChange({ kind: 'move', moveTo: event.currentTarget.value })}
        >
          <option value="">{copy.pickTarget}</option>
          {targets.map(({ id, icon, name }) => (
            <option key={id} value={id}>{`${icon} ${name}`}</option>
          ))}
        </NativeSelect>
      ) : null}
    </fieldset>
  )
}
