import pg from 'pg'
import { numberKey } from '../../core/people/identity/whatsapp-number.ts'
import { newId } from '../../server/platform/security/ids.ts'
import { signInPeople } from '../message/people.ts'

/** People whose number is proven already. */
export async function linkPeople(
  address: { connectionString: string },
  options: { count: number; key: Buffer },
): Promise<{ userId: string; waId: string }[]> {
  const { people } = await signInPeople(address, options)
  const client = new pg.Client(address)
  await client.connect()
  const linked = people.map(({ userId }, at) => ({
    userId,
    waId: `55119${String(80_000_000 + at)}`,
  }))
  for (const { userId, waId } of linked) {
    await client.query(
      `INSERT INTO canais_whatsapp (user_id, id, wa_id, chave, ultima_mensagem_em)
       VALUES ($1, $2, $3, $4, now())`,
      [userId, newId(), waId, numberKey(waId)],
    )
  }
  await client.query('ANALYZE')
  await client.end()
  return linked
}
