import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { useOpenPeople } from './use-people-of.tsx'

type Props = { figure: FigureKey; className: string; tone?: string; children: ReactNode }

/** What a figure means on hover and focus, and who is behind it at a press. */
export function FigureButton({ figure, className, tone, children }: Props) {
  const open = useOpenPeople()
  const { title, definition } = figureCopy[figure]
  return (
    <Tooltip label={definition} multiline w={280} withArrow events={onHoverAndFocus}>
      <button
        type="button"
        className={className}
        data-tone={tone}
        aria-description={`${definition} ${copy.showPeople(title)}`}
        onClick={() => open(figure)}
      >
        {children}
      </button>
    </Tooltip>
  )
}

const onHoverAndFocus = { hover: true, focus: true, touch: false }
