import { explainFailure } from '#platform/boot/explain.ts'
import { joinPostgres, type OpenPostgres, openPostgres } from '#platform/boot/open-postgres.ts'
import { readProcessSettings, type Settings } from '#platform/config/settings.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { type DataFolder, openDataFolder } from '#platform/storage/data-folder.ts'

/** What a command of the operator's works on. */
export interface Installation {
  settings: Settings
  folder: DataFolder
  postgres: OpenPostgres
  log: Log
}

/**
 * Runs a command on this installation's database and says in one line why it could not.
 *
 * @param company `shared` works beside a running server; `alone` refuses to.
 */
export async function runCommand(
  company: 'shared' | 'alone',
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  await explainFailure(async () => {
    process.umask(0o077)
    const settings = readProcessSettings()
    const log = createLog({ level: 'error', format: settings.logFormat })
    const folder = openDataFolder(settings.dataFolder)
    const open = company === 'shared' ? joinPostgres : openPostgres
    const postgres = await open(settings, folder, log)
    try {
      await work({ settings, folder, postgres, log })
    } finally {
      await postgres.close()
    }
  })
}
