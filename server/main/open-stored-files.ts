import { join } from 'node:path'
import { s3Files } from '#adapters/s3/s3-files.ts'
import type { Settings } from '#platform/config/settings.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** Where this installation keeps its files: a bucket when one is set up, else its own disk. */
export function openStoredFiles(settings: Settings): StoredFiles {
  if (settings.fileBucket) return s3Files(settings.fileBucket)
  return diskFiles(join(settings.dataFolder, 'files'))
}
