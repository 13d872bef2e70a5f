import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStoredFiles } from '#main/open-stored-files.ts'
import { readDeleted } from '#platform/backup/deleted-people.ts'
import { type RestoreReport, restoreBackup } from '#platform/backup/restore-backup.ts'
import { runCommand } from '#platform/boot/run-command.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { Settings } from '#platform/config/settings.ts'
import { keyLosses } from '#platform/security/key-losses.ts'
import { findSecretKey, replaceSecretKey, secretKey } from '#platform/security/secret-key.ts'

const usage = 'use it so: npm run restore -- <file> [--force]'

// `npm run restore` puts a backup in the place of what is there, while the server is stopped.
await runCommand('alone', async ({ settings, folder, postgres }) => {
  const { path, isForced } = readArguments()
  if (!existsSync(path)) throw new StartFailure(`there is no file ${path}`)
  // The list goes where the backups go: beside this one, or where this installation keeps its own.
  const deleted = new Set([...readDeleted(dirname(path)), ...readDeleted(folder.backups)])
  const files = openStoredFiles(settings)
  const target = { owner: postgres.owner, files, isForced, deleted }
  const report = await restoreBackup(target, path)
  const { tables, rows, createdAt, erased } = report
  process.stdout.write(
    `Restored the state of ${createdAt}: ${tables} tables, ${rows} rows, ${report.files} files\n`,
  )
  if (erased > 0) process.stdout.write(`Deleted again: ${erased} who had left since\n`)
  for (const line of restoreKey(report, settings)) process.stdout.write(`${line}\n`)
})

function readArguments(): { path: string; isForced: boolean } {
  try {
    const options = { force: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [path] = positionals
    if (!path || positionals.length > 1) throw new Error('one file is needed')
    return { path: resolve(path), isForced: values.force }
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
}

/** Puts the backup's key in its place, and tells what cannot be read without it. */
function restoreKey(report: RestoreReport, settings: Settings): string[] {
  const current = findSecretKey(settings)
  if (report.keyFingerprint === null || current?.fingerprint === report.keyFingerprint) return []
  if (report.key && secretKey(report.key).fingerprint === report.keyFingerprint) {
    if (settings.secretKey === null) {
      replaceSecretKey(settings.dataFolder, report.key)
      return ['The secret key was restored as well.']
    }
    return ['SECRET_KEY is another one than the backup was made with.', ...keyLosses]
  }
  return ['The backup does not hold its secret key, and the key here is another one.', ...keyLosses]
}
