/** The owner of everything in the embedded PostgreSQL. */
export const owner = 'lya'

/** Only a part of the socket's name: nothing listens on a network. */
export const port = 5432

/** How to reach the embedded PostgreSQL. Port and ssl are said, lest PGPORT and PGSSLMODE speak. */
export interface EmbeddedAddress {
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

export function addressOf(socket: string, database: string): EmbeddedAddress {
  return { host: socket, port, user: owner, database, ssl: false }
}
