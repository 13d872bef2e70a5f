import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import type { FunnelWindow } from '@lya/core/backoffice/funnel/funnel.ts'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Asked } from './asked.ts'
import { PeopleDialog } from './people-dialog.tsx'

const Opening = createContext<((asked: Asked) => void) | null>(null)

/** One dialog for the whole page, which any figure opens to the people behind it. */
export function PeopleOfFigures({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = useMemo(() => setAsked, [])
  return (
    <Opening value={open}>
      {children}
      <PeopleDialog asked={asked} onClose={() => setAsked(null)} />
    </Opening>
  )
}

/** Opens the people behind a figure. @throws outside of the dashboard. */
export function useOpenPeople(): (figure: FigureKey, window?: FunnelWindow) => void {
  const open = use(Opening)
  if (!open) throw new Error('a figure needs PeopleOfFigures above it')
  return (figure, window = 'all') => open({ figure, window })
}
