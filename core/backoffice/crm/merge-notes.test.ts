import { expect, it } from 'vitest'
import { mergeNotes } from '#backoffice/crm/merge-notes.ts'

it.each([
  ['saves what was written', 'a', 'a b', 'a', 'a b'],
  ['saves nothing over nothing', '', '', '', ''],
  ['empties what nobody else touched', 'a', '', 'a', ''],
  ["keeps the other's where nothing was written", 'a', 'a', 'a c', 'a c'],
  ["keeps the other's where all was taken out", 'a', '', 'a c', 'a c'],
  ['keeps both', 'a', 'a b', 'a c', 'a b\nc'],
  ['keeps both where the other one wrote it anew', 'a', 'a b', 'z', 'a b\nz'],
  ['adds nothing twice', 'a', 'a b', 'a b\nc', 'a b\nc'],
])('%s', (_name, before, mine, stored, kept) => {
  expect(mergeNotes({ before, mine, stored })).toBe(kept)
})
