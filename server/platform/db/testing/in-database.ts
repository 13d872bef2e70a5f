import type { DatabaseAddress } from '#platform/db/database.ts'

/** The same server and owner, another database. */
export function inDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
