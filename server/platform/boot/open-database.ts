import { fittingKey } from '#platform/boot/fitting-key.ts'
import type { OpenPostgres } from '#platform/boot/open-postgres.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { openLogin } from '#platform/db/login/open-login.ts'
import { migrate } from '#platform/db/migrate.ts'
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * Does what only the owner may: brings the database up to this version, and makes the way in for
 * everything else.
 *
 * @returns The address that all the rest uses, and the secret key of this database.
 */
export async function openDatabase(
  { owner }: Pick<OpenPostgres, 'owner'>,
  { settings, log }: { settings: Settings; log: Log },
): Promise<{ address: DatabaseAddress; key: SecretKey }> {
  await migrate(owner)
  const key = await fittingKey(owner, settings)
  await prepareJobs(owner)
  const login = await openLogin(owner, key.derive('database-login').toString('base64url'))
  if (login.address) return { address: login.address, key }
  log.warn(
    'DATABASE_URL allows no login role of our own, so everything connects as the owner of the database',
    { reason: login.refused },
  )
  return { address: owner, key }
}
