import pg from 'pg'
import { fillTable } from './fill-table.ts'

/** How large the business is; the same on every run. */
export interface BusinessSize {
  people: number
  monthlySums: number
  charges: number
}

const firstNames = ['Ana', 'José', 'Márcia', 'João', 'Érica', 'Conceição', 'Luís', 'Bia', 'Caio']
const lastNames = ['Silva', 'Souza', 'Gonçalves', 'Araújo', 'Lima', 'Peçanha', 'Brandão', 'Ito']
const list = (names: readonly string[]): string => `'{${names.join()}}'::text[]`

/** A random-looking number below `below`, of the person `n` and what it is for. */
const dice = (n: string, salt: number, below: number): string =>
  `(abs(hashint8extended(${n}, ${salt})) % ${below})`

/**
 * People of three years with growth, churn and payments, by statements over sets: 200,000 of them
 * are a matter of a minute.
 */
export async function seedBusiness(
  address: { connectionString: string },
  size: BusinessSize,
): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await fillTable(client, 'profiles', people(size.people))
    await fillTable(client, 'subscriptions', subscriptions)
    await fillTable(client, 'subscription_events', subscriptionEvents)
    await fillTable(client, 'resumos_mensais', monthlySums(size))
    await fillTable(client, 'charges', charges(size.charges))
    await fillTable(client, 'charge_events', chargeEvents)
    await fillTable(client, 'admin_people', adminPeople)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

const idOf = (n: string): string => `md5('pessoa ' || ${n})::uuid`

// Trials are the most, as in life; two of three have let theirs end.
const people = (count: number): string => `
  INSERT INTO profiles (id, name, email, whatsapp_number, status_plan, trial_end_date,
    end_date_plan, price_plan, period_plan, billing_type, onboarding_step, created_at)
  SELECT ${idOf('n')},
    (${list(firstNames)})[1 + ${dice('n', 1, firstNames.length)}] || ' '
      || (${list(lastNames)})[1 + ${dice('n', 2, lastNames.length)}] || ' '
      || (${list(lastNames)})[1 + ${dice('n', 3, lastNames.length)}],
    'pessoa' || n || '@exemplo' || ${dice('n', 4, 40)} || '.com.br',
    '55' || (11 + ${dice('n', 5, 80)}) || '9' || lpad(n::text, 8, '0'),
    status, (CASE WHEN status = 'TRIAL' AND n % 3 = 0 THEN current_date + ${dice('n', 6, 7)}::int
      ELSE criada::date + 7 END),
    CASE WHEN status <> 'TRIAL' THEN current_date - 20 + ${dice('n', 7, 300)}::int END,
    CASE WHEN status <> 'TRIAL' THEN (ARRAY[39.90, 89.90, 249.90])[1 + ${dice('n', 8, 3)}] END,
    CASE WHEN status <> 'TRIAL'
      THEN (ARRAY['MONTHLY', 'QUARTERLY', 'YEARLY'])[1 + ${dice('n', 8, 3)}] END,
    CASE WHEN status <> 'TRIAL'
      THEN (ARRAY['CREDIT_CARD', 'CREDIT_CARD', 'PIX', 'BOLETO'])[1 + ${dice('n', 9, 4)}] END,
    ${dice('n', 10, 4)}, criada
  FROM (SELECT n, now() - make_interval(secs => sqrt(${dice('n', 11, 1_000_000)})
      * 94608) AS criada,
    CASE WHEN ${dice('n', 12, 100)} < 50 THEN 'TRIAL' WHEN ${dice('n', 12, 100)} < 92 THEN 'ATIVO'
      WHEN ${dice('n', 12, 100)} < 95 THEN 'SUSPENSO' ELSE 'INATIVO' END AS status
    FROM generate_series(1::bigint, ${count}) AS n) AS p`

const subscriptions = `
  INSERT INTO subscriptions (user_id, status, plan_id, period, price, billing_type, ends_on,
    proxima_em, estado)
  SELECT p.id, CASE p.status_plan WHEN 'ATIVO'
      THEN CASE WHEN p.end_date_plan < current_date THEN 'grace' ELSE 'active' END
      WHEN 'SUSPENSO' THEN 'suspended' ELSE 'ended' END,
    (SELECT id FROM admin_plans a WHERE a.period = p.period_plan LIMIT 1), p.period_plan,
    p.price_plan, p.billing_type, p.end_date_plan, 'infinity', '{}'
  FROM profiles p WHERE p.status_plan <> 'TRIAL' AND p.period_plan IS NOT NULL`

/** Everybody who ever paid came in a week after their sign-up, and some left with their period. */
const subscriptionEvents = `
  INSERT INTO subscription_events (user_id, id, kind, cause, status, created_at)
  SELECT p.id, md5('passo 1 ' || p.id)::uuid, 'granted', 'provedor', 'active',
    p.created_at + interval '7 days'
  FROM profiles p WHERE p.status_plan <> 'TRIAL'
  UNION ALL
  SELECT s.user_id, md5('passo 2 ' || s.user_id)::uuid, 'day-came', 'dia', s.status,
    least(now(), s.ends_on::timestamptz + interval '7 days')
  FROM subscriptions s WHERE s.status IN ('suspended', 'ended')`

const monthlySums = ({ people: count, monthlySums: sums }: BusinessSize): string => `
  INSERT INTO resumos_mensais (user_id, mes, tipo, total, quantidade)
  SELECT ${idOf('n')}, (date_trunc('month', current_date) - make_interval(months => m / 2))::date,
    CASE m % 2 WHEN 0 THEN 'despesa' ELSE 'receita' END, 10 + ${dice('n + m', 13, 500_000)} / 100.0,
    1 + ${dice('n + m', 14, 60)}
  FROM generate_series(1::bigint, ${count}) AS n,
    generate_series(0, ${Math.ceil(sums / count) - 1}) AS m`

/**
 * Each of those who paid was asked month by month, as far as the number reaches. How many they are
 * stands apart: within the join each charge would be held against each of them.
 */
const charges = (count: number): string => `
  INSERT INTO charges (id, user_id, motivo, plan_id, period, amount, plan_amount, billing_type,
    due_date, environment, provider_id, customer_id, created_at)
  SELECT md5('cobranca ' || c)::uuid, p.id, CASE WHEN c < t.todos THEN 'compra' ELSE 'renovacao' END,
    p.plan_id, p.period, p.price, p.price, p.billing_type,
    (now() - make_interval(days => (c / t.todos * 30)::int))::date, 'production', 'pay_' || c,
    'cus_' || p.lugar, now() - make_interval(days => (c / t.todos * 30)::int, secs => p.lugar % 86400)
  FROM generate_series(0::bigint, ${count - 1}) AS c
  CROSS JOIN (SELECT count(*) AS todos FROM subscriptions) AS t
  JOIN (SELECT s.user_id AS id, s.plan_id, s.period, s.price, s.billing_type,
      row_number() OVER (ORDER BY s.user_id) - 1 AS lugar
    FROM subscriptions s) AS p ON p.lugar = c % t.todos`

const chargeEvents = `
  INSERT INTO charge_events (id, charge_id, state, provider_status, amount, refunded, cause,
    occurred_at)
  SELECT md5('linha ' || id)::uuid, id, estado, upper(estado), amount, 0, 'webhook', created_at
  FROM (SELECT id, amount, created_at,
    CASE WHEN ${dice('hashtext(id::text)', 15, 100)} < 96 THEN 'received' ELSE 'overdue' END AS estado
    FROM charges) AS c`

// As the nightly recount would leave it, without the hour that its slices take.
const adminPeople = `
  INSERT INTO admin_people (user_id, name, email, phone, sort_name, search, created_at, status_plan,
    trial_end_date, end_date_plan, price_plan, period_plan, billing_type, onboarding_step,
    subscription_status, engagement, transactions, categories, churn, churn_parts, last_write_at,
    writes_14d, writes_prior_14d, channel, onboarded_at, first_entry_at, engaged_at, first_paid_at,
    refreshed_at)
  SELECT id, name, email, whatsapp_number, dobra(name),
    dobra(concat_ws(E'\\n', name, email, whatsapp_number)), created_at, status_plan, trial_end_date,
    end_date_plan, price_plan, period_plan, billing_type, coalesce(onboarding_step, 1), s.status,
    (ARRAY[0, 15, 20, 35, 45, 60, 75, 90, 100])[1 + ${dice('h', 16, 9)}], ${dice('h', 17, 400)}, 8,
    risco, jsonb_build_object('inactivity', least(risco, 40), 'silence', greatest(risco - 40, 0)),
    CASE WHEN h % 10 < 8 THEN now() - make_interval(hours => ${dice('h', 18, 2_000)}::int) END,
    ${dice('h', 19, 40)}, ${dice('h', 20, 40)},
    (ARRAY['whatsapp', 'web', 'both', 'none'])[1 + ${dice('h', 21, 4)}], created_at,
    created_at + interval '1 hour', CASE WHEN h % 3 = 0 THEN created_at + interval '3 days' END,
    CASE WHEN status_plan <> 'TRIAL' THEN created_at + interval '7 days' END, now()
  FROM (SELECT *, (${dice('h', 22, 101)})::int AS risco
    FROM (SELECT *, hashtext(id::text) & 2147483647 AS h FROM profiles) AS q) AS p
  LEFT JOIN (SELECT user_id, status FROM subscriptions) AS s ON s.user_id = p.id`
