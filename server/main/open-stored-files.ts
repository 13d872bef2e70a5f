import { join } from 'node:path'
import type { Settings } from '#platform/config/settings.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** Where this installation keeps its files. */
export function openStoredFiles(settings: Settings): StoredFiles {
  return diskFiles(join(settings.dataFolder, 'files'))
}
