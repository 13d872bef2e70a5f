import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import type { ShownPart } from './asked.ts'
import { useOpenPeople } from './use-people-of.tsx'

type Props = {
  figure: FigureKey
  /** A part of it: its own people, under its own title. */
  shown?: ShownPart
  className: string
  tone?: string
  /** What is said in place of what stands there, which must be in it. */
  label?: string
  children: ReactNode
}

/** What a figure means on hover and focus, and who is behind it at a press. */
export function FigureButton({ figure, shown, className, tone, label, children }: Props) {
  const open = useOpenPeople()
  const { definition } = figureCopy[figure]
  const title = shown?.title ?? figureCopy[figure].title
  return (
    <Tooltip label={definition} multiline w={280} withArrow events={onHoverAndFocus}>
      <button
        type="button"
        className={className}
        data-tone={tone}
        aria-label={label}
        aria-description={`${definition} ${copy.showPeople(title)}`}
        onClick={() => open(figure, shown)}
      >
        {children}
      </button>
    </Tooltip>
  )
}

const onHoverAndFocus = { hover: true, focus: true, touch: false }
