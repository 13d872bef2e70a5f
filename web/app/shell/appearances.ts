import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { shellCopy } from '#app/shell/shell.copy.ts'

/** How the product may look; `auto` follows the system. */
export const appearances = [
  { scheme: 'light', label: shellCopy.light, Icon: IconSun },
  { scheme: 'dark', label: shellCopy.dark, Icon: IconMoon },
  { scheme: 'auto', label: shellCopy.auto, Icon: IconDeviceDesktop },
] as const
