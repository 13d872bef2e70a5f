import { IconHelpCircle, IconTags, IconUser } from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'

/** What the settings lead to, in their order; the way out follows. */
export const settingsPlaces = [
  { path: paths.profile, label: shellCopy.profile, Icon: IconUser },
  { path: paths.categories, label: shellCopy.categories, Icon: IconTags },
  { path: paths.help, label: shellCopy.help, Icon: IconHelpCircle },
] as const
