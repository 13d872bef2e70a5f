import { categoryColors } from '@lya/core/money/categories/icon.ts'
import { IconCheck, IconSlash } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { colorNames, categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import classes from './category-form.module.css'

type Props = {
  /** What it had when the form opened: offered as well when it is none of the eight. */
  initial: string | null
  value: string | null
  onChange: (color: string | null) => void
}

/** One of the eight colours, or none. */
export function ColorField({ initial, value, onChange }: Props) {
  const isOwn = initial !== null && !(initial in colorNames)
  const choices: readonly (readonly [string | null, string])[] = [
    ...categoryColors.map((color) => [color, colorNames[color]] as const),
    ...(isOwn ? [[initial, copy.ownColor] as const] : []),
    [null, copy.noColor],
  ]
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.legend}>{copy.color}</legend>
      {choices.map(([color, name]) => (
        <label
          key={name}
          className={classes.color}
          data-none={color === null || undefined}
          style={{ '--category-color': color ?? undefined } as CSSProperties}
          title={name}
        >
          <input
            type="radio"
            name="color"
            className={classes.input}
            aria-label={name}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <Sign isChosen={color === value} isNone={color === null} />
        </label>
      ))}
    </fieldset>
  )
}

function Sign({ isChosen, isNone }: { isChosen: boolean; isNone: boolean }) {
  if (isChosen) return <IconCheck size={18} stroke={3} aria-hidden="true" />
  return isNone ? <IconSlash size={18} aria-hidden="true" /> : null
}
