import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { shellCopy } from './shell.copy.ts'
import classes from './shell.module.css'

/** Opens the palette; it says by which keys. */
export function SearchButton({
  isNarrow = false,
  onClick,
}: {
  isNarrow?: boolean
  onClick: () => void
}) {
  if (isNarrow) {
    return (
      <ActionIcon size={44} aria-label={shellCopy.search} aria-haspopup="dialog" onClick={onClick}>
        <IconSearch size={21} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    )
  }
  return (
    <button
      type="button"
      className={classes.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <IconSearch size={16} stroke={1.8} aria-hidden="true" />
      {shellCopy.search}
      <span className={classes.key} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  )
}
