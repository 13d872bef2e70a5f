import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  deletedListIn,
  noteDeleted,
  readDeleted,
  writeDeleted,
} from '#platform/backup/deleted-people.ts'
import { newId } from '#platform/security/ids.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lya-deleted-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const at = '2026-03-17T15:00:00Z'

it('is nobody where no list is', () => {
  expect(readDeleted(home)).toEqual(new Set())
})

it('grows line by line, and overlooks what a crash left of one', async () => {
  const backups = join(home, 'backups')
  const [ana, bia] = [newId(), newId()]
  await noteDeleted(backups, { userId: ana, at })
  await noteDeleted(backups, { userId: bia, at })
  await noteDeleted(backups, { userId: ana, at })
  appendFileSync(deletedListIn(backups), bia.slice(0, 20))
  expect(readDeleted(backups)).toEqual(new Set([ana, bia]))
})

it('is copied beside an archive that goes elsewhere, with what stood there', async () => {
  const [ana, bia] = [newId(), newId()]
  await noteDeleted(home, { userId: ana, at })
  await writeDeleted(join(home, 'lya.tar.gz'), [bia])
  expect(readDeleted(home)).toEqual(new Set([ana, bia]))
  expect(readFileSync(deletedListIn(home), 'utf8')).not.toContain('undefined')
})
