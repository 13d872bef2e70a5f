import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import classes from './marketing.module.css'

type Props = {
  label: string
  add: string
  empty: string
  items: readonly { id: string; name: string; detail?: string }[]
  chosen: string | null
  onChoose: (id: string) => void
  onAdd: () => void
}

/** What is saved, beside what is open of it. */
export function ListAside({ label, add, empty, items, chosen, onChoose, onAdd }: Props) {
  return (
    <nav aria-label={label}>
      <Button
        variant="default"
        size="sm"
        fullWidth
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={onAdd}
      >
        {add}
      </Button>
      {items.length === 0 ? <p className={classes.quiet}>{empty}</p> : null}
      <ul className={classes.list}>
        {items.map(({ id, name, detail }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.entry}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              {name}
              {detail ? <span className={classes.quiet}>{detail}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
