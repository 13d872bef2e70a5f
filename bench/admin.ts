import pg from 'pg'
import { listRequests } from './admin/list-requests.ts'
import { measure, type Timed } from './admin/measure.ts'
import { countPast, measureFigures } from './admin/measure-figures.ts'
import { messagesMeanwhile } from './admin/messages-meanwhile.ts'
import { pageRequests } from './admin/page-requests.ts'
import { type BusinessSize, seedBusiness } from './admin/seed-business.ts'
import { signInPeople } from './message/people.ts'
import { startProduct } from './message/servers.ts'
import { benchDatabase, settleDatabase } from './postgres.ts'
import { atMost, type BenchResult, rounded } from './result.ts'

const whole: BusinessSize = { people: 200_000, monthlySums: 5_000_000, charges: 2_000_000 }
const listLimitMs = 200
const pageLimitMs = 300
const keptLimitMs = 50
const anewLimitSeconds = 10
const rounds = 21
const slowerMax = 1.1
const operatorCount = 2
const writers = 300

/**
 * The back-office of a business with 200,000 people, over HTTP with two operators at work: every
 * list in any order and with any search, at its first and its thousandth page, and what each page
 * reads when it is opened; the dashboard from its cache, its figures worked out anew, and people's
 * messages in the meantime.
 * `BENCH_ADMIN_SHARE=0.01` tries it out on a hundredth of that.
 */
export async function run(): Promise<BenchResult[]> {
  const share = Number(process.env.BENCH_ADMIN_SHARE ?? 1)
  const size = {
    people: Math.round(whole.people * share),
    monthlySums: Math.round(whole.monthlySums * share),
    charges: Math.round(whole.charges * share),
  }
  const database = await benchDatabase()
  const { key } = database
  const start = performance.now()
  await seedBusiness(database.address, size)
  const seedSeconds = rounded((performance.now() - start) / 1_000)
  const count = operatorCount + writers
  const { people } = await signInPeople(database.address, { count, key })
  const operators = people.slice(0, operatorCount)
  await makeOperators(database.address, operators)
  await settleDatabase(database.address)
  const lists = await listRequests(database.login)

  const historySeconds = rounded(await countPast(database.login))
  const seconds = await measureFigures(database.login)
  const anewSeconds = Object.values(seconds).reduce((sum, one) => sum + one, 0)

  const product = await startProduct(database.url, key)
  try {
    const cookies = operators.map(({ cookie }) => cookie)
    const timedLists = await measure(product.url, cookies, lists, rounds)
    const timedPages = await measure(product.url, cookies, pageRequests(), rounds)
    const others = people.slice(operatorCount)
    const meanwhile = await messagesMeanwhile(product.url, others, () => {
      return measureFigures(database.login)
    })
    const measured = { postgres: database.version, ...size, seedSeconds }
    return [
      verdict('admin/lists', timedLists, listLimitMs, measured),
      verdict('admin/pages', timedPages, pageLimitMs, measured),
      verdict('admin/dashboard', timedPages.filter(isKept), keptLimitMs, measured),
      atMost('admin/figures', anewSeconds / anewLimitSeconds, 1, {
        ...{ ...size, historySeconds, anewSeconds: rounded(anewSeconds), seconds },
      }),
      atMost('admin/messages-meanwhile', meanwhile.ratio, slowerMax, { ...meanwhile }),
    ]
  } finally {
    await product.stop()
    await database.close()
  }
}

/** Whatever the dashboard has in its cache. */
function isKept({ name }: Timed): boolean {
  return /^admin\.overview\.(metrics|funnel|cohorts|projection)$/.test(name)
}

function verdict(name: string, timed: Timed[], limitMs: number, measured: object): BenchResult {
  const slowest = timed.slice(0, 8).map((one) => [one.name, rounded(one.p95Ms)])
  const worst = timed[0]?.p95Ms ?? Number.POSITIVE_INFINITY
  return atMost(name, worst / limitMs, 1, {
    ...measured,
    requests: timed.length,
    p95Ms: rounded(worst),
    slowest: Object.fromEntries(slowest),
  })
}

async function makeOperators(
  address: { connectionString: string },
  people: readonly { userId: string }[],
): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  const ids = people.map(({ userId }) => userId)
  await client.query(`UPDATE profiles SET papeis = '{admin}' WHERE id = ANY ($1)`, [ids])
  await client.query('UPDATE auth."user" SET two_factor_enabled = true WHERE id = ANY ($1)', [ids])
  await client.end()
}
