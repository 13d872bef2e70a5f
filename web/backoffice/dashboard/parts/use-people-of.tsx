import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Asked, ShownPart } from './asked.ts'
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

/** Opens the people behind a figure, or a part of it. @throws outside of the dashboard. */
export function useOpenPeople(): (figure: FigureKey, shown?: Partial<ShownPart>) => void {
  const open = use(Opening)
  if (!open) throw new Error('a figure needs PeopleOfFigures above it')
  return (figure, { part = {}, title = figureCopy[figure].title } = {}) =>
    open({ figure, part, title })
}
