import type pg from 'pg'

/** What a login may become; each of them has its own rights and its own rows. */
const mayBecome = ['app_admin', 'app_system', 'app_user']

/** Roles belong to the whole server, where several of our databases may live: a login for each. */
export const loginNameSql = `'lya_login_' || left(md5(current_database()), 12)`

interface Facts {
  name: string
  /** Quoted. */
  database: string
  exists: boolean
  isPlain: boolean
  ownsSomething: boolean
  member: string[]
  mayConnect: boolean
}

const factsSql = `
  with wanted as (select ${loginNameSql} as name)
  select wanted.name, quote_ident(current_database()) as database, r.oid is not null as exists,
    coalesce(r.rolcanlogin and not (r.rolsuper or r.rolinherit or r.rolcreaterole or r.rolcreatedb
      or r.rolreplication or r.rolbypassrls), false) as "isPlain",
    exists (select from pg_shdepend d where d.refobjid = r.oid and d.refclassid = 'pg_authid'::regclass
      and d.deptype = 'o') as "ownsSomething",
    array(select g.rolname::text from pg_auth_members m join pg_roles g on g.oid = m.roleid
      where m.member = r.oid order by 1) as member,
    r.oid is not null and has_database_privilege(r.oid, current_database(), 'CONNECT') as "mayConnect"
  from wanted left join pg_roles r on r.rolname = wanted.name`

/**
 * Makes sure that there is a role to log in with that owns nothing and inherits nothing: without
 * becoming one of the three it can read no table. For the owner's connection, under its lock.
 *
 * @returns Its name.
 * @throws Error where it cannot be made, or is one that may do more.
 */
export async function makeLoginRole(client: pg.Client): Promise<string> {
  const before = await readFacts(client)
  const { name } = before
  if (!before.exists) await client.query(`create role ${name} login noinherit`)
  for (const role of mayBecome) {
    if (!before.member.includes(role)) await client.query(`grant ${role} to ${name}`)
  }
  let now = await readFacts(client)
  if (!now.mayConnect) {
    // Everybody may connect to a database unless its owner took that away.
    await client.query(`grant connect on database ${now.database} to ${name}`)
    now = await readFacts(client)
  }
  if (!now.isPlain || now.ownsSomething || now.member.join() !== mayBecome.join()) {
    throw new Error(`the role ${name} may do more than it should`)
  }
  return name
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(factsSql)
  return rows[0] as Facts
}
