import {
  IconArrowsExchange,
  IconCalendarDollar,
  IconChartDonut,
  IconGift,
  IconLayoutDashboard,
  IconTags,
  IconTarget,
} from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'

/** The places of the product in the menu's order; 'Assistente Lya' and 'Sair' follow them. */
export const places = [
  { path: paths.dashboard, label: shellCopy.dashboard, Icon: IconLayoutDashboard },
  { path: paths.planning, label: shellCopy.planning, Icon: IconChartDonut },
  { path: paths.transactions, label: shellCopy.transactions, Icon: IconArrowsExchange },
  { path: paths.categories, label: shellCopy.categories, Icon: IconTags },
  { path: paths.goals, label: shellCopy.goals, Icon: IconTarget },
  { path: paths.payments, label: shellCopy.payments, Icon: IconCalendarDollar },
  { path: paths.referral, label: shellCopy.referral, Icon: IconGift },
] as const
