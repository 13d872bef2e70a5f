import { mayOperate } from '@lya/core/people/roles/roles.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { rightsOfPath } from '#app/back-office/admin-paths.ts'
import { paths } from '#app/paths.ts'
import { useOperator } from '#connection/admin/operator.ts'
import type { Command } from '#design/palette/command.model.ts'
import { places } from './places.ts'
import { shellCopy } from './shell.copy.ts'

/** The entries of the menu that the operator's rights open, in its order. */
export function useOpenPlaces() {
  const { roles } = useOperator()
  return places.filter(({ path }) => mayOperate(roles, rightsOfPath[path] ?? []))
}

/** The same for the palette. */
export function usePages(): Command[] {
  const navigate = useNavigate()
  const back = { path: paths.dashboard, label: shellCopy.backToApp, Icon: IconArrowLeft, words: '' }
  return [...useOpenPlaces(), back].map((page) => ({
    ...page,
    id: page.path,
    group: 'go',
    run: () => void navigate(page.path),
  }))
}
