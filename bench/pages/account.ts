import pg from 'pg'
import { signIn } from '#tools/demo/account.ts'
import { finishOnboarding } from '#tools/demo/finish-onboarding.ts'
import { makePlans } from '#tools/demo/plan.ts'
import { marinasPlans } from '#tools/demo/plans.seed.ts'
import { Database } from '../../server/platform/db/database.ts'
import { createInBatches } from '../bulk/create-in-batches.ts'
import { makeDrafts } from '../bulk/drafts.ts'

const password = 'uma senha longa 73'

/** Somebody who has kept at it for three years, with plans, payments and goals. */
export interface RichAccount {
  email: string
  password: string
}

/** Signs somebody up over HTTP, who then has this many transactions. */
export async function fillAccount(
  url: string,
  address: { connectionString: string },
  transactions: number,
): Promise<RichAccount> {
  const email = 'marina@exemplo.com.br'
  const person = { name: 'Marina Alves', email, phone: '11987650001', password }
  const answer = await fetch(`${url}/api/sign-up`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`the sign-up answered ${answer.status}`)
  const account = await signIn(url, { email, password })
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const categoryIds = await finishOnboarding(account)
  const db = new Database(address, { max: 2 })
  const { session } = await account.call<{ session: { userId: string } }>('GET', '/session')
  const drafts = makeDrafts(transactions, { today, categoryIds: [...categoryIds.values()] })
  await createInBatches(db, session.userId, drafts)
  await db.close()
  await makePlans({ account, today, categoryIds }, marinasPlans, [])
  await settle(address)
  return { email, password }
}

/** What autovacuum does sooner or later. */
async function settle(address: { connectionString: string }): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query('VACUUM ANALYZE')
  await client.end()
}
