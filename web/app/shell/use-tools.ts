import { startTransition, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAmountsToggle } from '#app/shell/use-amounts-toggle.ts'
import type { ShortcutAction } from '#app/shortcuts/shortcuts.model.ts'
import { useShortcuts } from '#app/shortcuts/use-shortcuts.ts'
import { keepEarlyKeys } from '#design/layers/early-keys.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'

/** Which of the shell's own dialogs is open, and the keyboard that opens them. */
export function useTools() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  // A transition, so that a script on its way leaves no blank, which React would draw out.
  const show = useCallback((next: typeof open) => startTransition(() => setOpen(next)), [])
  const openPalette = useCallback(() => {
    // Its script may still be on its way, and nobody waits for that with what they look for.
    keepEarlyKeys()
    show('palette')
  }, [show])
  const dialogs = useTransactionDialogs()
  const navigate = useNavigate()
  const { toggle } = useAmountsToggle()
  const keyboard = useShortcuts((action: ShortcutAction) => {
    if (action.kind === 'palette') openPalette()
    if (action.kind === 'help') show('shortcuts')
    if (action.kind === 'new') dialogs.create()
    if (action.kind === 'amounts') toggle()
    if (action.kind === 'go') void navigate(action.path)
  })
  return {
    ...keyboard,
    isPaletteOpen: open === 'palette',
    isShortcutsOpen: open === 'shortcuts',
    openPalette,
    openShortcuts: useCallback(() => show('shortcuts'), [show]),
    close: useCallback(() => setOpen(null), []),
  }
}
