import { explainFailure } from '#platform/boot/explain.ts'
import { joinPostgres, type OpenPostgres } from '#platform/boot/open-postgres.ts'
import { readProcessSettings, type Settings } from '#platform/config/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { type DataFolder, openDataFolder } from '#platform/storage/data-folder.ts'

/** What a command of the operator's works on. */
export interface Installation {
  settings: Settings
  folder: DataFolder
  postgres: OpenPostgres
}

/**
 * Runs a command on this installation's database, whether or not the server is running, and says
 * in one line why it could not.
 */
export async function runCommand(
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  await explainFailure(async () => {
    process.umask(0o077)
    const settings = readProcessSettings()
    const log = createLog({ level: 'error', format: settings.logFormat })
    const folder = openDataFolder(settings.dataFolder)
    const postgres = await joinPostgres(settings, folder, log)
    try {
      await work({ settings, folder, postgres })
    } finally {
      await postgres.close()
    }
  })
}
