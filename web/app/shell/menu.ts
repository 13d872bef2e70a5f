import { IconArrowsExchange, IconLayoutDashboard, IconMessageCircle } from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'

/** The places of the product in the menu's order; a page enters once it exists. */
export const places = [
  { path: paths.dashboard, label: shellCopy.dashboard, Icon: IconLayoutDashboard },
  { path: paths.transactions, label: shellCopy.transactions, Icon: IconArrowsExchange },
  { path: paths.lya, label: shellCopy.lya, Icon: IconMessageCircle },
] as const
