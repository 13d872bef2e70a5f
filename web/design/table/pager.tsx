import { Button } from '@mantine/core'
import { IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { tableCopy as copy } from '#design/table/table.copy.ts'
import classes from './table.module.css'

type Props = {
  /** What is shown, such as '50 de 1.204'. */
  children: ReactNode
  /** Null on the first page. */
  onFirst: (() => void) | null
  /** Null on the last page. */
  onNext: (() => void) | null
}

/** From page to page of a list that is read by key; the browser's Back leads to the one before. */
export function Pager({ children, onFirst, onNext }: Props) {
  return (
    <nav className={classes.pager} aria-label={copy.pages}>
      <p className={classes.shown} role="status">
        {children}
      </p>
      <Button
        variant="default"
        size="xs"
        disabled={!onFirst}
        leftSection={<IconChevronsLeft size={16} aria-hidden="true" />}
        onClick={() => onFirst?.()}
      >
        {copy.first}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={!onNext}
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
        onClick={() => onNext?.()}
      >
        {copy.next}
      </Button>
    </nav>
  )
}
