import pg from 'pg'
import { serveUntilStopped } from '../../server/main.ts'
import { openDatabase } from '../../server/platform/boot/open-database.ts'
import { joinPostgres } from '../../server/platform/boot/open-postgres.ts'
import { readProcessSettings } from '../../server/platform/config/settings.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { openDataFolder } from '../../server/platform/storage/data-folder.ts'

// The server as `npm start` runs it, for an operator who has entered an id for each network.
const pixels = {
  enable_tracking: true,
  meta_pixel: '123456789012345',
  google_analytics: 'G-LYA12345',
  tiktok_pixel: 'C4LYA12345LYA12345LY',
}

const settings = readProcessSettings()
const log = createLog({ level: settings.logLevel, format: settings.logFormat })
const postgres = await joinPostgres(settings, openDataFolder(settings.dataFolder), log)
await openDatabase(postgres, { settings, log })
const owner = new pg.Pool(postgres.owner)
await owner.query(`UPDATE checkout_config SET value = $1 WHERE key = 'pixels_analytics'`, [
  JSON.stringify(pixels),
])
await owner.end()
await postgres.close()

await serveUntilStopped(settings)
