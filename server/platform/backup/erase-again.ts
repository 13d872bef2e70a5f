import type pg from 'pg'

/** Who was deleted, as far as the database knows that is to be replaced; nobody in a new one. */
export async function listDeleted(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.exclusoes') is not null as there`,
  )
  if (!found[0]?.there) return []
  const { rows } = await client.query<{ id: string }>(
    'select user_id as id from public.exclusoes where feita_em is not null',
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes again whoever had left when this backup was put back, in the restore's own transaction,
 * and keeps the list for the next one.
 *
 * @returns How many of them the backup had brought along.
 */
export async function eraseAgain(client: pg.Client, deleted: ReadonlySet<string>): Promise<number> {
  const ids = [...deleted]
  if (ids.length === 0) return 0
  const { rows } = await client.query<{ id: string }>(
    'select id from public.profiles where id = any ($1::uuid[])',
    [ids],
  )
  await client.query(
    `insert into public.exclusoes (user_id, pedida_em, apagar_em, feita_em)
     select id, now(), now(), now() from unnest($1::uuid[]) as id
     on conflict (user_id) do update set feita_em = coalesce(exclusoes.feita_em, now())`,
    [ids],
  )
  for (const { id } of rows) await client.query('select public.apagar_pessoa($1)', [id])
  return rows.length
}
