import { expect, it } from 'vitest'
import { titleOf } from '#backoffice/shell/places.ts'

it.each([
  ['/admin', 'Admin'],
  ['/admin/tasks/', 'Tarefas'],
  ['/admin/tasks/scripts', 'Roteiros de ligação'],
  ['/admin/convite', 'Convite'],
  ['/admin/users/0190aaaa', 'Usuário'],
  ['/admin/nada', 'Admin'],
])('calls the tab of %s %s', (path, title) => {
  expect(titleOf(path)).toBe(title)
})
