import pg from 'pg'
import { suggestedCategories } from '../../server/money/categories/suggested-categories.copy.ts'
import { sessionCookie } from '../../server/people/identity/index.ts'
import { newId, newToken } from '../../server/platform/security/ids.ts'
import { secretKey } from '../../server/platform/security/secret-key.ts'

/** A signed-in person, past the limits that a real sign-up of hundreds would meet. */
export interface BenchPerson {
  userId: string
  token: string
  cookie: string
}

/** Puts people with suggested categories and open sessions into the database. */
export async function signInPeople(
  address: { connectionString: string },
  { count, key }: { count: number; key: Buffer },
): Promise<{ people: BenchPerson[]; categoryIds: string[] }> {
  const secret = secretKey(key).derive('sessions').toString('base64url')
  const cookies = sessionCookie({ secret, isHttps: false })
  const people = Array.from({ length: count }, () => {
    const token = newToken()
    return { userId: newId(), token, cookie: cookies.write(token).split(';')[0] ?? '' }
  })
  // Ids are a person's own, so all may have the same: then one recorded message fits everybody.
  const categoryIds = suggestedCategories.map(() => newId())
  const client = new pg.Client(address)
  await client.connect()
  try {
    for (const { userId, token } of people) await insertPerson(client, userId, token, categoryIds)
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
  return { people, categoryIds }
}

async function insertPerson(
  client: pg.Client,
  userId: string,
  token: string,
  categoryIds: readonly string[],
): Promise<void> {
  const email = `${userId}@exemplo.test`
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO profiles (id, name, email, status_plan, trial_end_date, onboarding_step)
      VALUES ($1, 'Maria Souza', $2, 'TRIAL', current_date + 7, 3)`,
    [userId, email],
  )
  await client.query(`INSERT INTO auth."user" (id, name, email) VALUES ($1, 'Maria Souza', $2)`, [
    userId,
    email,
  ])
  await client.query(
    `INSERT INTO auth.session (user_id, token, expires_at)
      VALUES ($1, $2, now() + interval '30 days')`,
    [userId, token],
  )
  for (const [index, { name, icon, type }] of suggestedCategories.entries()) {
    await client.query(
      `INSERT INTO categorias (user_id, id, nome, icone, tipo) VALUES ($1, $2, $3, $4, $5)`,
      [userId, categoryIds[index], name, icon, type],
    )
  }
  await client.query('COMMIT')
}
