import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { addDays, type Day, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import pg from 'pg'
import { countBusiness } from '#tools/demo/business/count-business.ts'
import { desk } from '#tools/demo/business/desk.seed.ts'
import { entries, firstNames, lastNames, middleNames } from '#tools/demo/business/names.seed.ts'
import { outreach } from '#tools/demo/business/outreach.seed.ts'
import type { BusinessParts } from '#tools/demo/business/parts.ts'
import { businessRows } from '#tools/demo/business/rows.ts'
import { type Known, liveBusiness } from '#tools/demo/business/someone.ts'
import { seededChance } from '#tools/demo/live.ts'
import { findPlanByPeriod, limitsOfPlan } from '../../../server/commerce/plans/index.ts'
import { asSystem } from '../../../server/platform/db/transaction.ts'

const people = 400
const days = 425

/**
 * Fills the back-office with people who came over fourteen months and paid, failed and left. The
 * same day gives the same business. Nobody is asked or told anything for them, and none of them can
 * sign in.
 */
export async function fillBusiness(parts: BusinessParts): Promise<void> {
  const { db, owner, clock } = parts
  const now = clock.now()
  const rows = businessRows()
  const terms = await asSystem(db, async (tx) => {
    const periods: PlanPeriod[] = ['MONTHLY', 'QUARTERLY', 'YEARLY']
    return Promise.all(periods.map((period) => termsOf(tx, period)))
  })
  liveTogether({ rows, now, terms }, dayOf(now))
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await rows.insert(client)
    await client.query(transactionsOfFacts, [entries])
    for (const statement of [...desk, ...outreach]) await client.query(statement)
  } finally {
    await client.end()
  }
  await countBusiness(parts)
}

function liveTogether(world: Parameters<typeof liveBusiness>[0], today: Day): Known[] {
  const chance = seededChance(2_026)
  const known: Known[] = []
  for (let place = 0; place < people; place += 1) {
    // The later, the more of them come in a day.
    const part = ((place + 0.5) / people) ** 0.6
    const signedUpOn = addDays(today, -Math.floor(days * (1 - part)))
    const payers = known.filter(({ isOnTrial }) => !isOnTrial)
    const isTold = place > 20 && chance() < 0.12
    const referrer = isTold ? payers[Math.floor(chance() ** 3 * payers.length)] : null
    const somebody = { place, ...calledAt(place), signedUpOn, referrerId: referrer?.userId ?? null }
    known.push(liveBusiness(world, somebody))
  }
  return known
}

/** No two of them are called the same. */
function calledAt(place: number): { name: string; email: string } {
  const first = firstNames[place % firstNames.length] ?? ''
  const middle = middleNames[(place * 7) % middleNames.length] ?? ''
  const last = lastNames[(place * 5) % lastNames.length] ?? ''
  const plain = `${first}.${last}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return { name: `${first} ${middle} ${last}`, email: `${plain}${place}@exemplo.com.br` }
}

async function termsOf(
  tx: Parameters<typeof findPlanByPeriod>[0],
  period: PlanPeriod,
): Promise<Terms> {
  const plan = await findPlanByPeriod(tx, period)
  if (!plan) throw new Error(`no plan is offered for ${period}`)
  const { id: planId, name: planName, priceCents } = plan
  const once = { priceCents, installments: 1, totalCents: priceCents }
  return { planId, planName, period, ...once, ...limitsOfPlan(plan) }
}

/** What they wrote on the days on which they did. */
const transactionsOfFacts = `
  INSERT INTO transacoes (user_id, id, detalhes, valor, quando, tipo, created_at)
  SELECT user_id, md5(concat(user_id, dia, vez))::uuid,
    ($1::text[])[1 + abs(hashtext(concat(user_id, dia, vez))) % cardinality($1::text[])],
    (500 + abs(hashtext(concat(dia, user_id, vez))) % 19000) / 100.0, dia,
    'despesa', least(now(), dia + make_interval(hours => 11 + vez))
  FROM fatos CROSS JOIN LATERAL generate_series(1, vezes) AS vez
  WHERE fato = 'escreveu' AND user_id IN (SELECT id FROM profiles WHERE email LIKE '%@exemplo.com.br')
    AND NOT EXISTS (SELECT FROM transacoes t WHERE t.user_id = fatos.user_id)`
