import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, type RunningProduct, startProduct } from './message/servers.ts'
import { benchDatabase } from './postgres.ts'
import { atMost, type BenchResult, percentile, rounded } from './result.ts'
import { startGraph } from './whatsapp/graph.ts'
import { linkPeople } from './whatsapp/link-people.ts'
import { startSender } from './whatsapp/sender.ts'
import { talk } from './whatsapp/talk.ts'

const people = 100
const perSecond = 200
const seconds = 60
const perPerson = (perSecond * seconds) / people
/** When the process is killed, and at once started again. */
const killsAt = [15, 30, 45]
const drainSecondsMax = 300

const access = { phoneNumberId: '106540352242922', appSecret: 'bench-secret' }

/**
 * 200 WhatsApp messages a second from 100 people for 60 s, each reply with its two statuses, the
 * process killed three times, and a sender that repeats what was not answered with 200. A person's
 * next message leaves when the one before was answered.
 */
export async function run(): Promise<BenchResult[]> {
  const database = await benchDatabase()
  const { key } = database
  const linked = await linkPeople(database.address, { count: people, key })
  const port = await freePort()
  const sender = startSender({ url: `http://127.0.0.1:${port}`, ...access })
  const statuses: Promise<void>[] = []
  const graph = await startGraph((status) => {
    statuses.push(sender.deliver({ statuses: [status] }))
  })
  const environment = {
    WHATSAPP_PHONE_NUMBER_ID: access.phoneNumberId,
    WHATSAPP_APP_SECRET: access.appSecret,
    WHATSAPP_TOKEN: 'bench-token',
    WHATSAPP_VERIFY_TOKEN: 'bench-word',
    WHATSAPP_API_URL: graph.url,
  }
  const start = (): Promise<RunningProduct> =>
    startProduct(database.url, key, { port, environment })
  let product = await start()
  try {
    const downMs: number[] = []
    const began = performance.now()
    const killing = killAtTimes(began, async () => {
      await product.kill()
      const killed = performance.now()
      product = await start()
      downMs.push(performance.now() - killed)
    })
    const talks = linked.map(({ waId }, who) =>
      talk(sender, {
        waId,
        count: perPerson,
        dueOf: (n) => began + (((n - 1) * people + who) * 1_000) / perSecond,
      }),
    )
    await Promise.all([killing, ...talks])
    const sentFor = performance.now() - began
    await untilAnswered(linked, graph.replies)
    const drainedAfter = performance.now() - began - sentFor
    await Promise.all(statuses)
    const outcome = await judge(database.address, { linked, replies: graph.replies })
    const p99 = percentile(sender.answeredMs, 99)
    const measured = {
      ...{ postgres: database.version, messages: people * perPerson, kills: downMs.length },
      webhooksAnswered: sender.answeredMs.length,
      repeatedTries: sender.failures,
      p50Ms: rounded(percentile(sender.answeredMs, 50)),
      p99Ms: rounded(p99),
      worstMs: rounded(Math.max(...sender.answeredMs)),
      downMs: downMs.map(rounded),
      lastReplyAfterMs: rounded(drainedAfter),
      ...outcome,
    }
    const wrong = outcome.lost + outcome.doubled + outcome.repliesOutOfOrder
    return [
      atMost('whatsapp/webhook-p99-ms', p99, 50, measured),
      atMost('whatsapp/lost-doubled-or-out-of-order', wrong, 0, outcome),
    ]
  } finally {
    sender.close()
    await product.stop()
    await graph.close()
    await database.close()
  }
}

async function killAtTimes(began: number, kill: () => Promise<void>): Promise<void> {
  for (const at of killsAt) {
    await pause(Math.max(0, began + at * 1_000 - performance.now()))
    await kill()
  }
}

/** Waits until everybody has as many replies as they sent messages, or for too long. */
async function untilAnswered(
  linked: readonly { waId: string }[],
  replies: Map<string, string[]>,
): Promise<void> {
  const by = performance.now() + drainSecondsMax * 1_000
  const left = (): number =>
    linked.filter(({ waId }) => (replies.get(waId)?.length ?? 0) < perPerson).length
  while (left() > 0 && performance.now() < by) await pause(100)
  // Whatever comes too much comes now.
  await pause(3_000)
}

/** Every amount once among the person's transactions, and once, in its order, in the replies. */
async function judge(
  address: { connectionString: string },
  told: { linked: readonly { userId: string; waId: string }[]; replies: Map<string, string[]> },
): Promise<{ lost: number; doubled: number; repliesOutOfOrder: number }> {
  const outcome = { lost: 0, doubled: 0, repliesOutOfOrder: 0 }
  const client = new pg.Client(address)
  await client.connect()
  for (const { userId, waId } of told.linked) {
    const { rows } = await client.query<{ valor: string }>(
      'SELECT valor::text FROM transacoes WHERE user_id = $1',
      [userId],
    )
    const replies = told.replies.get(waId) ?? []
    for (const found of [rows.map(({ valor }) => valor.replace('.', ',')), replies]) {
      const kinds = new Set(found)
      outcome.doubled += found.length - kinds.size
      for (const amount of kinds) {
        const times = found.filter((one) => one === amount).length
        if (times > 1)
          console.error(waId, found === replies ? 'reply' : 'transaction', amount, times)
      }
      for (let n = 1; n <= perPerson; n += 1) if (!kinds.has(`${n},01`)) outcome.lost += 1
    }
    const order = replies.map((amount) => Number.parseInt(amount, 10))
    outcome.repliesOutOfOrder += order.filter((n, at) => at > 0 && n < (order[at - 1] ?? 0)).length
  }
  await client.end()
  return outcome
}
