import type pg from 'pg'

/**
 * Has every new connection act as the system before anybody gets it. Not among the settings of the
 * connection: those are what RESET ROLE goes back to. The driver waits for what is returned, which
 * its types leave out.
 */
const onConnect: unknown = (client: pg.ClientBase) => client.query('SET ROLE app_system')

export const actsAsSystem = { onConnect } as pg.PoolConfig
