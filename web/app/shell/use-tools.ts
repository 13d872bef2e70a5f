import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAmountsToggle } from '#app/shell/use-amounts-toggle.ts'
import type { ShortcutAction } from '#app/shortcuts/shortcuts.model.ts'
import { useShortcuts } from '#app/shortcuts/use-shortcuts.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'

/** Which of the shell's own dialogs is open, and the keyboard that opens them. */
export function useTools() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const dialogs = useTransactionDialogs()
  const navigate = useNavigate()
  const { toggle } = useAmountsToggle()
  const keyboard = useShortcuts((action: ShortcutAction) => {
    if (action.kind === 'palette') setOpen('palette')
    if (action.kind === 'help') setOpen('shortcuts')
    if (action.kind === 'new') dialogs.create()
    if (action.kind === 'amounts') toggle()
    if (action.kind === 'go') void navigate(action.path)
  })
  return {
    ...keyboard,
    isPaletteOpen: open === 'palette',
    isShortcutsOpen: open === 'shortcuts',
    openPalette: useCallback(() => setOpen('palette'), []),
    openShortcuts: useCallback(() => setOpen('shortcuts'), []),
    close: useCallback(() => setOpen(null), []),
  }
}
