import { avatarName } from '#people/profile/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What an export says of its person beside the tables. */
export async function findExported(
  tx: Tx,
  userId: string,
): Promise<{
  name: string
  email: string | null
  timeZone: string
  picture: string | null
} | null> {
  const { rows } = await tx.query<{
    name: string
    email: string | null
    fuso_horario: string
    foto_versao: string | null
  }>({
    text: 'SELECT name, email, fuso_horario, foto_versao FROM profiles WHERE id = $1',
    values: [userId],
  })
  const [row] = rows
  if (!row) return null
  const { name, email, fuso_horario: timeZone, foto_versao: version } = row
  return { name, email, timeZone, picture: version && avatarName(userId, version) }
}
