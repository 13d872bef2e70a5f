import { Suspense, useRef } from 'react'
import type { useMenu } from '#app/shell/phone/use-menu.ts'
import type { useTools } from '#app/shell/use-tools.ts'
import { later } from '#design/later/later.ts'
import { useLoadEarly } from '#design/later/use-load-early.ts'

const MenuDrawer = later(async () => (await import('#app/shell/phone/menu-drawer.tsx')).MenuDrawer)
const Palette = later(async () => (await import('#app/palette/palette.tsx')).Palette)
const ShortcutsDialog = later(
  async () => (await import('#app/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
)

const parts = [Palette, ShortcutsDialog]

type Props = {
  isPhone: boolean
  menu: ReturnType<typeof useMenu>
  tools: ReturnType<typeof useTools>
}

/** The shell's own dialogs; the script of each comes after the page. */
export function ShellDialogs({ isPhone, menu, tools }: Props) {
  useLoadEarly(parts, 'shell')
  const isPaletteKnown = useOnceTrue(tools.isPaletteOpen)
  const isShortcutsKnown = useOnceTrue(tools.isShortcutsOpen)
  return (
    <Suspense>
      {isPhone ? <MenuDrawer opened={menu.isOpen} onClose={menu.close} /> : null}
      {isPaletteKnown ? (
        <Palette
          opened={tools.isPaletteOpen}
          onClose={tools.close}
          onShortcuts={tools.openShortcuts}
        />
      ) : null}
      {isShortcutsKnown ? (
        <ShortcutsDialog
          opened={tools.isShortcutsOpen}
          onClose={tools.close}
          singleKeys={tools.singleKeys}
          onSingleKeys={tools.switchSingleKeys}
        />
      ) : null}
    </Suspense>
  )
}

/** Whether it has ever been true: what closes stays until its animation has ended. */
function useOnceTrue(value: boolean): boolean {
  const known = useRef(false)
  known.current ||= value
  return known.current
}
