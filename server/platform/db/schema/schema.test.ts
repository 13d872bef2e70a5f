import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api-postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '#platform/db/schema/account.ts'
import * as adminPeople from '#platform/db/schema/admin-people.ts'
import * as asaas from '#platform/db/schema/asaas.ts'
import * as auth from '#platform/db/schema/auth.ts'
import * as campaigns from '#platform/db/schema/backoffice/campaigns.ts'
import * as crm from '#platform/db/schema/backoffice/crm.ts'
import * as figures from '#platform/db/schema/backoffice/figures.ts'
import * as operators from '#platform/db/schema/backoffice/operators.ts'
import * as payouts from '#platform/db/schema/backoffice/payouts.ts'
import * as trade from '#platform/db/schema/backoffice/trade.ts'
import * as charges from '#platform/db/schema/charges.ts'
import * as checkout from '#platform/db/schema/checkout.ts'
import * as columns from '#platform/db/schema/columns.ts'
import * as conversation from '#platform/db/schema/conversation.ts'
import * as installation from '#platform/db/schema/installation.ts'
import * as jobs from '#platform/db/schema/jobs.ts'
import * as money from '#platform/db/schema/money.ts'
import * as notices from '#platform/db/schema/notices.ts'
import * as payments from '#platform/db/schema/payments.ts'
import * as people from '#platform/db/schema/people.ts'
import * as planning from '#platform/db/schema/planning.ts'
import * as plans from '#platform/db/schema/plans.ts'
import * as referral from '#platform/db/schema/referral.ts'
import * as subscriptions from '#platform/db/schema/subscriptions.ts'
import * as visitors from '#platform/db/schema/visitors.ts'
import * as whatsapp from '#platform/db/schema/whatsapp.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

// The catalog of the migrated database against that of one which Drizzle made from its schema.
let migrated: TestDatabase
let described: TestDatabase

beforeAll(async () => {
  ;[migrated, described] = await Promise.all([testDatabase(), testDatabase()])
  await dropTables(described.owner)
  const { appUser, appSystem, appAdmin } = columns
  const roles = { appUser, appSystem, appAdmin }
  const schema = {
    ...roles,
    ...asaas,
    ...people,
    ...auth,
    ...account,
    ...jobs,
    ...money,
    ...planning,
    ...conversation,
    ...whatsapp,
    ...notices,
    ...installation,
    ...referral,
    ...visitors,
    ...plans,
    ...checkout,
    ...charges,
    ...payments,
    ...subscriptions,
    ...adminPeople,
    ...campaigns,
    ...crm,
    ...figures,
    ...operators,
    ...payouts,
    ...trade,
  }
  const empty = await generateDrizzleJson({})
  const statements = await generateMigration(empty, await generateDrizzleJson(schema))
  for (const statement of statements) await described.owner.query(statement)
})
afterAll(() => Promise.all([migrated.close(), described.close()]))

/** Leaves roles, extensions and functions, which Drizzle has no words for. */
async function dropTables(owner: Pool): Promise<void> {
  await owner.query('drop schema auth cascade')
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await owner.query(`drop table ${rows.map((row) => row.name).join(', ')} cascade`)
}

async function bothAnswers(text: string): Promise<{ there: string[]; said: string[] }> {
  const [there, said] = await Promise.all(
    [migrated, described].map(async ({ owner }) => {
      const { rows } = await owner.query<{ line: string }>(text)
      return rows.map((row) => row.line).sort()
    }),
  )
  return { there: there ?? [], said: said ?? [] }
}

// migracoes is the ledger of the migrations themselves, pgboss the job queue's own.
const ours = `n.nspname in ('public', 'auth') and c.relname <> 'migracoes'`

describe('the migrated database', () => {
  it('has the columns that the schema describes', async () => {
    const { there, said } = await bothAnswers(`
      select concat_ws(' ', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, nullif(a.attgenerated, ''),
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
    expect(there.length).toBeGreaterThan(80)
    expect(said).toEqual(there)
  })

  it('has its keys', async () => {
    // Drizzle has no words for the column list of SET NULL, nor for a deferred check, and names
    // foreign keys in its own way.
    const { there, said } = await bothAnswers(`
      select concat_ws(' ', n.nspname, c.relname, case when k.contype <> 'f' then k.conname end, regexp_replace(regexp_replace(
        pg_get_constraintdef(k.oid), ' SET NULL \\(\\w+\\)', ' SET NULL'),
        ' DEFERRABLE INITIALLY DEFERRED', '')) as line
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and k.contype <> 'n'`)
    expect(there.length).toBeGreaterThan(25)
    expect(said).toEqual(there)
  })

  it('has its indexes', async () => {
    const { there, said } = await bothAnswers(`
      select pg_get_indexdef(i.indexrelid) as line
      from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_namespace n on n.oid = c.relnamespace
      where ${ours}`)
    expect(there.length).toBeGreaterThan(25)
    expect(said).toEqual(there)
  })

  it('has its policies, on tables with row-level security', async () => {
    const { there, said } = await bothAnswers(`
      select concat_ws(' | ', n.nspname, c.relname, c.relrowsecurity, p.polname, p.polcmd,
        p.polpermissive, (select array_agg(r.rolname order by 1) from pg_roles r
          where r.oid = any (p.polroles)),
        pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) as line
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_policy p on p.polrelid = c.oid
      where ${ours} and c.relkind in ('r', 'p')`)
    expect(there.length).toBeGreaterThan(15)
    expect(said).toEqual(there)
  })
})
