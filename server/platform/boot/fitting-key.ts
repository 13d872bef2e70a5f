import pg from 'pg'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { findSecretKey, loadSecretKey, type SecretKey } from '#platform/security/secret-key.ts'

type KeySettings = Pick<Settings, 'secretKey' | 'dataFolder'>

/**
 * The secret key, which must be the one that this database has been used with; the first start on
 * an empty or restored database says which that is.
 *
 * @throws StartFailure before anything was sealed or signed with another one.
 */
export async function fittingKey(
  owner: DatabaseAddress,
  settings: KeySettings,
): Promise<SecretKey> {
  return withOwner(owner, async (client) => {
    if ((await readFingerprint(client)) === null) {
      const { fingerprint } = loadSecretKey(settings)
      await client.query('update instalacao set chave = $1 where chave is null', [fingerprint])
    }
    // Another process may have been first, so what counts is what the database says now.
    const key = findSecretKey(settings)
    if (key !== null && key.fingerprint === (await readFingerprint(client))) return key
    const which = settings.secretKey ? 'SECRET_KEY' : `secret.key in ${settings.dataFolder}`
    const fault = key === null ? 'is missing' : 'is not the key of this database'
    throw new StartFailure(
      `${which} ${fault}: put the right one there, or go on without what only that can read: ` +
        'npm run accept-key',
    )
  })
}

/** From now on this database goes with the key that is set up here. */
export async function acceptKey(owner: DatabaseAddress, settings: KeySettings): Promise<void> {
  const { fingerprint } = loadSecretKey(settings)
  await withOwner(owner, (client) =>
    client.query('update instalacao set chave = $1', [fingerprint]),
  )
}

async function readFingerprint(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ chave: string | null }>('select chave from instalacao')
  return rows[0]?.chave ?? null
}

async function withOwner<T>(
  owner: DatabaseAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
