import { signIn } from '#tools/demo/account.ts'
import { finishOnboarding } from '#tools/demo/finish-onboarding.ts'
import { makePlans } from '#tools/demo/plan.ts'
import { marinasPlans } from '#tools/demo/plans.seed.ts'
import { Database } from '../../server/platform/db/database.ts'
import { createInBatches } from '../bulk/create-in-batches.ts'
import { makeDrafts } from '../bulk/drafts.ts'
import { type BenchDatabase, settleDatabase } from '../postgres.ts'

const password = 'uma senha longa 73'

/** Somebody who has kept at it for three years, with plans, payments and goals. */
export interface RichAccount {
  email: string
  password: string
}

/** Signs somebody up over HTTP, who then has this many transactions. */
export async function fillAccount(
  url: string,
  database: Pick<BenchDatabase, 'address' | 'login'>,
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
  const db = new Database(database.login, { max: 2 })
  const { session } = await account.call<{ session: { userId: string } }>('GET', '/session')
  const drafts = makeDrafts(transactions, { today, categoryIds: [...categoryIds.values()] })
  await createInBatches(db, session.userId, drafts)
  await db.close()
  await makePlans({ account, today, categoryIds }, marinasPlans, [])
  await settleDatabase(database.address)
  return { email, password }
}
