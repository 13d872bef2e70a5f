import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStoredFiles } from '#main/open-stored-files.ts'
import { readDeleted, writeDeleted } from '#platform/backup/deleted-people.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import { runCommand } from '#platform/boot/run-command.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { findSecretKey } from '#platform/security/secret-key.ts'

const usage = 'use it so: npm run backup [-- <file>] [--with-key]'

// `npm run backup` writes everything into one file, while the server goes on working.
await runCommand('shared', async ({ settings, folder, postgres }) => {
  const { path, isWithKey } = readArguments()
  const clock = systemClock
  const day = clock.now().toString().slice(0, 19).replaceAll(':', '')
  const file = resolve(path ?? join(folder.backups, `lya-${day}.tar.gz`))
  await migrate(postgres.owner)
  const key = findSecretKey(settings)
  const stored = openStoredFiles(settings)
  const source = { owner: postgres.owner, files: stored, clock, key, isWithKey }
  const { tables, rows, files } = await takeBackup(source, file)
  await writeDeleted(file, readDeleted(folder.backups))
  process.stdout.write(`${file}: ${tables} tables, ${rows} rows, ${files} files\n`)
  process.stdout.write(
    isWithKey
      ? 'It holds the secret key: whoever has this file can read every secret in it.\n'
      : 'The secret key is not in it: keep SECRET_KEY or secret.key apart, or use --with-key.\n',
  )
})

function readArguments(): { path: string | undefined; isWithKey: boolean } {
  try {
    const options = { 'with-key': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('too many words')
    return { path: positionals[0], isWithKey: values['with-key'] }
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
}
