import type pg from 'pg'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { loginNameSql } from '#platform/db/login/login-role.ts'

/**
 * Makes sure that a restore destroys nothing that nobody meant it to.
 *
 * @throws StartFailure when the tables are not the product's, hold something, or are in use.
 */
export async function checkTarget(client: pg.Client, isForced: boolean): Promise<void> {
  const { rows: facts } = await client.query<{ ours: boolean; others: number; users: number }>(
    `select to_regclass('public.migracoes') is not null as ours,
       (select count(*)::int from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       ) as others,
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and usename in (current_user, ${loginNameSql})
          and pid <> pg_backend_pid()
          -- Who is no superuser is not told what others' connections are.
          and coalesce(backend_type, 'client backend') = 'client backend') as users`,
  )
  const [fact] = facts
  if (!fact) return
  if (!fact.ours && fact.others > 0) {
    throw new StartFailure('the database holds tables of something else: give an empty one')
  }
  if (fact.users > 0) throw new StartFailure('the database is in use: stop Lya first')
  if (fact.ours && !isForced && (await hasPeople(client))) {
    throw new StartFailure('the database is not empty: --force replaces all that it holds')
  }
}

/** Every row belongs to a person or is about one, so without people there is nothing to lose. */
async function hasPeople(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query(`select to_regclass('public.profiles') as profiles`)
  if (tables[0]?.profiles === null) return false
  const { rowCount } = await client.query('select from public.profiles limit 1')
  return rowCount === 1
}

/**
 * Drops the whole schema of the product, in the caller's transaction; roles stay. All names are
 * taken as text before anything falls: of what fell with something else before its turn, nothing
 * but a number would be left.
 */
export async function wipe(client: pg.Client): Promise<void> {
  await client.query(`
    drop schema if exists auth cascade;
    drop schema if exists pgboss cascade;
    do $$
    declare nome text;
    begin
      foreach nome in array array(
        select c.oid::regclass::text from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
      loop
        execute format('drop table if exists %s cascade', nome);
      end loop;
      foreach nome in array array(
        select p.oid::regprocedure::text from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
      loop
        execute format('drop routine if exists %s cascade', nome);
      end loop;
      foreach nome in array array(
        select format_type(t.oid, null) from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e'))
      loop
        execute format('drop type if exists %s cascade', nome);
      end loop;
    end $$`)
}
