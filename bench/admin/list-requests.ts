import type { PeopleFilter, PeopleOrder } from '../../contract/backoffice/people-filter.ts'
import { listPeople } from '../../server/backoffice/people/index.ts'
import { Database } from '../../server/platform/db/database.ts'
import { asAdminRole } from '../../server/platform/db/transaction.ts'

/** A page of a list as a browser asks for it. */
export interface ListRequest {
  name: string
  path: string
}

type Asked = Partial<PeopleFilter>

const pageSize = 50
/** Behind so many lies the thousandth page; a list that ends before has its first page alone. */
const thousandth = 999 * pageSize

const sorts: Record<'trial' | 'subscriber', readonly PeopleOrder['sort'][]> = {
  trial: ['name', 'email', 'end', 'step', 'engagement'],
  subscriber: ['name', 'email', 'end', 'period', 'price', 'billing', 'churn'],
}

/** Common and rare words, beginnings, telephones, and what nobody is called. */
const searches = [
  'silva',
  'conceicao pecanha',
  'ÉRICA',
  'pessoa7777@',
  'an',
  'x',
  '99000123',
  'zzzz',
]

const narrowings: Record<'trial' | 'subscriber', readonly Asked[]> = {
  trial: [{ trial: 'expiring' }, { engagement: 'high', written: 'never' }, { channel: 'web' }],
  subscriber: [
    { subscriber: 'expired' },
    { risk: 'critical', period: 'YEARLY', billing: 'BOLETO' },
    { subscriber: 'suspended', search: 'ito' },
  ],
}

/** Both lists in every order, narrowed and searched, at their first and their thousandth page. */
export async function listRequests(login: { connectionString: string }): Promise<ListRequest[]> {
  const db = new Database(login, { max: 2 })
  const requests: ListRequest[] = []
  try {
    for (const list of ['trial', 'subscriber'] as const) {
      for (const sort of sorts[list]) {
        for (const direction of ['asc', 'desc'] as const) {
          requests.push(...(await pagesOf(db, { list }, { sort, direction })))
        }
      }
      for (const sort of sorts[list].slice(0, 3)) {
        for (const search of searches) {
          requests.push(...(await pagesOf(db, { list, search }, { sort, direction: 'asc' })))
        }
        for (const asked of narrowings[list]) {
          requests.push(...(await pagesOf(db, { list, ...asked }, { sort, direction: 'desc' })))
        }
      }
    }
    for (const search of searches) {
      requests.push(...(await pagesOf(db, { search }, { sort: 'name', direction: 'asc' })))
    }
    return requests
  } finally {
    await db.close()
  }
}

async function pagesOf(db: Database, asked: Asked, order: PeopleOrder): Promise<ListRequest[]> {
  const now = Temporal.Now.instant()
  const { nextCursor } = await asAdminRole(db, (tx) =>
    listPeople(tx, asked, { ...order, limit: thousandth, now }),
  )
  const query = new URLSearchParams({ limit: String(pageSize) })
  for (const [key, value] of Object.entries({ ...asked, ...order })) query.set(key, String(value))
  const name = `${Object.values(asked).join(' ') || 'all'} by ${order.sort} ${order.direction}`
  const first = { name, path: `/api/admin/people?${query}` }
  if (nextCursor === null) return [first]
  query.set('cursor', nextCursor)
  return [first, { name: `${name}, page 1000`, path: `/api/admin/people?${query}` }]
}
