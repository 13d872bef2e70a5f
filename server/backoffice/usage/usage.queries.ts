import type { ActivationCounts, Lessons, UsageReport } from '@lya/contract/backoffice/usage.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

type SignUps = ActivationCounts & { day: string; source: string }

/** Who signed up on each of these days of the product's, by source, and how far they have come. */
async function listSignUps(tx: Tx, { from, to }: Period): Promise<SignUps[]> {
  const { rows } = await tx.query<SignUps>({
    text: `SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day, source,
        count(*)::int AS "signedUp", count(onboarded_at)::int AS onboarded,
        count(first_entry_at)::int AS "firstEntry", count(engaged_at)::int AS engaged,
        count(checkout_opened_at)::int AS "checkoutOpened", count(first_paid_at)::int AS paid
      FROM admin_people
      WHERE created_at >= $1::date::timestamp AT TIME ZONE 'America/Sao_Paulo'
        AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
      GROUP BY 1, 2`,
    values: [from.toString(), to.toString()],
  })
  return rows
}

interface RuleDay {
  day: string
  rule: string
  decisions: number
  askedBack: number
  undone: number
}

/** How often each rule decided on each of these days; no words, nobody's. */
async function listRuleDays(tx: Tx, { from, to }: Period): Promise<RuleDay[]> {
  const { rows } = await tx.query<RuleDay>({
    text: `SELECT dia::text AS day, regra AS rule, decisoes AS decisions, perguntas AS "askedBack",
        desfeitas AS undone
      FROM contagens_regras WHERE dia BETWEEN $1 AND $2`,
    values: [from.toString(), to.toString()],
  })
  return rows
}

const steps = ['signedUp', 'onboarded', 'firstEntry', 'engaged', 'checkoutOpened', 'paid'] as const

/** Adds all of these up. */
function sumOf(rows: readonly ActivationCounts[]): ActivationCounts {
  const sum = { signedUp: 0, onboarded: 0, firstEntry: 0, engaged: 0, checkoutOpened: 0, paid: 0 }
  for (const row of rows) for (const step of steps) sum[step] += row[step]
  return sum
}

const rulesShown = 60

/** Acquisition and use in these days, each of them with its figures, as the back-office. */
export async function readUsage(tx: Tx, period: Period): Promise<UsageReport> {
  const [signUps, ruleDays] = await Promise.all([listSignUps(tx, period), listRuleDays(tx, period)])
  const bySource = Map.groupBy(signUps, ({ source }) => source)
  const byRule = Map.groupBy(ruleDays, ({ rule }) => rule)
  return {
    from: period.from.toString(),
    to: period.to.toString(),
    activation: sumOf(signUps),
    sources: [...bySource]
      .map(([source, rows]) => ({ source, ...sumOf(rows) }))
      .toSorted((a, b) => b.signedUp - a.signedUp || a.source.localeCompare(b.source)),
    days: daysOf(period, signUps, ruleDays),
    rules: [...byRule]
      .map(([rule, rows]) => ({ rule, ...totals(rows) }))
      .toSorted((a, b) => b.askedBack + b.undone - a.askedBack - a.undone)
      .slice(0, rulesShown),
  }
}

function daysOf(
  { from, to }: Period,
  signUps: readonly SignUps[],
  ruleDays: readonly RuleDay[],
): UsageReport['days'] {
  const signedUpOn = Map.groupBy(signUps, ({ day }) => day)
  const ruledOn = Map.groupBy(ruleDays, ({ day }) => day)
  const count = from.until(to).days + 1
  return Array.from({ length: count }, (_, after) => {
    const day = from.add({ days: after }).toString()
    const { decisions, ...rest } = totals(ruledOn.get(day) ?? [])
    const { signedUp } = sumOf(signedUpOn.get(day) ?? [])
    return { day, signUps: signedUp, messages: decisions, ...rest }
  })
}

function totals(rows: readonly RuleDay[]): Pick<RuleDay, 'decisions' | 'askedBack' | 'undone'> {
  const sum = { decisions: 0, askedBack: 0, undone: 0 }
  for (const { decisions, askedBack, undone } of rows) {
    sum.decisions += decisions
    sum.askedBack += askedBack
    sum.undone += undone
  }
  return sum
}

const lessonsShown = 50

/** The database's names; anything else is what nothing was noted of. */
const lessonOf: Record<string, Lessons['items'][number]['what']> = {
  desfeita: 'undone',
  pergunta: 'asked-back',
}

/** What taught, since then, in the words of whoever allows it; as the back-office. */
export async function listLessons(tx: Tx, since: Temporal.Instant): Promise<Lessons> {
  const { rows } = await tx.query<{ day: string; what: string; text: string; reply: string }>({
    text: `SELECT dia::text AS day, o_que AS what, texto AS text, resposta AS reply
      FROM mensagens_para_aprender($1, $2)`,
    values: [since.toString(), lessonsShown],
  })
  const { rows: counted } = await tx.query<{ people: number }>({
    text: 'SELECT pessoas_que_ensinam() AS people',
  })
  return {
    people: counted[0]?.people ?? 0,
    items: rows.map(({ what, ...row }) => ({
      ...row,
      what: lessonOf[what] ?? ('nothing-noted' as const),
    })),
  }
}
