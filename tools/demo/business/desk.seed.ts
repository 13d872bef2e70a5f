/** Those of the business; nobody else has such an address but whoever runs it. */
const theirs = `(SELECT id, name, created_at, status_plan, trial_end_date,
  row_number() OVER (ORDER BY created_at DESC) AS lugar
  FROM profiles WHERE email LIKE '%@exemplo.com.br' AND papeis = '{}')`
const idOf = (text: string): string => `md5(${text})::uuid`

/** Calls that were made to whoever came lately, and those that are due today. */
const tasks = `
  INSERT INTO crm_tasks (id, user_id, title, description, task_type, priority, due_date, status,
    call_attempts, call_answered, call_duration, call_notes, completed_at, created_at)
  SELECT ${idOf(`'tarefa ' || id`)}, id,
    (ARRAY['Saber como foi a primeira semana', 'Ajudar com o primeiro lançamento',
      'Retornar sobre o plano anual'])[1 + lugar % 3],
    NULL, (ARRAY['call', 'whatsapp', 'follow_up'])[1 + lugar % 3],
    (ARRAY['medium', 'high', 'low'])[1 + lugar / 2 % 3],
    CASE WHEN feita THEN current_date - (lugar / 4)::int ELSE current_date + (lugar % 7)::int / 5 END,
    CASE WHEN feita THEN 'completed' ELSE 'pending' END, CASE WHEN feita THEN 1 ELSE 0 END,
    feita AND lugar % 4 < 3, CASE WHEN feita THEN 90 + lugar * 7 % 400 ELSE 0 END,
    CASE WHEN feita THEN 'Gostou do WhatsApp. Vai registrar os gastos fixos.' END,
    CASE WHEN feita THEN least(now(), now() - make_interval(days => (lugar / 4)::int)) END,
    greatest(created_at, now() - make_interval(days => (lugar / 4)::int + 2))
  FROM (SELECT *, lugar > 12 AS feita FROM ${theirs} AS p) AS q WHERE lugar <= 90`

/** Half of each payment of whoever was told of us, but not of what went back. */
const accrued = `
  INSERT INTO commissions (id, user_id, referred_user_id, charge_id, kind, amount, cause, created_at)
  SELECT ${idOf(`'comissao ' || c.id`)}, p.referred_by_user_id, p.id, c.id, 'accrued',
    floor(c.plan_amount * 50) / 100, 'webhook', c.created_at
  FROM charges c JOIN profiles p ON p.id = c.user_id
  WHERE p.referred_by_user_id IS NOT NULL AND p.email LIKE '%@exemplo.com.br'
    AND EXISTS (SELECT FROM charge_events e WHERE e.charge_id = c.id AND e.state = 'received')
    AND NOT EXISTS (SELECT FROM charge_events e WHERE e.charge_id = c.id
      AND e.state IN ('refunded', 'charged-back'))`

const approved = `
  INSERT INTO commissions (id, user_id, referred_user_id, charge_id, kind, amount, cause, created_at)
  SELECT ${idOf(`'aprovada ' || charge_id`)}, user_id, referred_user_id, charge_id, 'approved', amount,
    'operator', created_at + interval '20 days'
  FROM commissions WHERE kind = 'accrued' AND created_at < now() - interval '30 days'
    AND id = ${idOf(`'comissao ' || charge_id`)}`

const batch = `
  INSERT INTO lotes_pagamento (id, estado, pagar_em, criado_por, created_at, encerrado_em)
  SELECT ${idOf(`'lote'`)}, 'pago', current_date - 39,
    (SELECT id FROM profiles WHERE 'admin' = ANY (papeis) LIMIT 1), now() - interval '40 days',
    now() - interval '39 days'`

/** What was approved before the batch was closed. */
const inBatch = `c.kind = 'approved' AND c.id = ${idOf(`'aprovada ' || c.charge_id`)}
  AND c.created_at < now() - interval '40 days'`

const batchItems = `
  INSERT INTO lotes_pagamento_itens (id, lote_id, user_id, valor, nome, documento, chave, estado,
    encerrado_em)
  SELECT ${idOf(`'item ' || p.id`)}, ${idOf(`'lote'`)}, p.id, sum(c.amount), p.name, '', p.email,
    'pago', now() - interval '39 days'
  FROM commissions c JOIN profiles p ON p.id = c.user_id WHERE ${inBatch} GROUP BY p.id`

const batchCommissions = `
  INSERT INTO lotes_pagamento_comissoes (item_id, charge_id, valor, aberta)
  SELECT ${idOf(`'item ' || c.user_id`)}, c.charge_id, c.amount, true
  FROM commissions c WHERE ${inBatch}`

const paidOut = `
  INSERT INTO commissions (id, user_id, referred_user_id, charge_id, kind, amount, cause, created_at)
  SELECT ${idOf(`'paga ' || c.charge_id`)}, c.user_id, c.referred_user_id, c.charge_id, 'paid-out',
    c.amount, 'operator', now() - interval '39 days'
  FROM commissions c WHERE ${inBatch}`

const payoutKeys = `
  INSERT INTO payout_keys (user_id, chave)
  SELECT DISTINCT c.user_id, p.email FROM commissions c JOIN profiles p ON p.id = c.user_id
  WHERE p.email LIKE '%@exemplo.com.br' ON CONFLICT DO NOTHING`

const views = `
  INSERT INTO visoes_salvas (id, user_id, pagina, nome, consulta, compartilhada)
  SELECT ${idOf('nome')}, p.id, pagina, nome, consulta, true
  FROM (VALUES ('trials', 'Terminam logo', 'trial=expiring'),
    ('subscribers', 'Risco crítico', 'risk=critical'),
    ('subscribers', 'Anuais', 'period=YEARLY')) AS v (pagina, nome, consulta)
  CROSS JOIN (SELECT id FROM profiles WHERE 'admin' = ANY (papeis) LIMIT 1) AS p`

/** In the order in which they are run. */
/** How Lya's rules fared with what these people wrote: for each rule, how many in a hundred. */
const ruled = `
  INSERT INTO contagens_regras AS c (dia, regra, decisoes, perguntas, desfeitas)
  SELECT dia, regra, round(mensagens * parte / 100.0)::int,
    least(round(mensagens * parte / 100.0),
      round(mensagens * parte * perguntou / 10000.0 * (0.7 + n % 5 / 5.0)))::int,
    round(mensagens * parte * desfez / 10000.0)::int
  FROM (SELECT dia, (dia - date '2000-01-01') AS n, sum(vezes) AS mensagens FROM fatos
    WHERE fato = 'escreveu' GROUP BY 1) AS dias
  CROSS JOIN (VALUES ('log', 62, 4, 2), ('query', 11, 3, 0), ('recurring', 6, 12, 4),
    ('correction', 5, 9, 3), ('budget', 4, 14, 5), ('delete', 3, 6, 2),
    ('silent.unclear', 3, 100, 0), ('notice', 3, 20, 4), ('goal', 2, 10, 3), ('talk', 1, 0, 0)) AS r (regra, parte, perguntou, desfez)
  WHERE round(mensagens * parte / 100.0) > 0
  ON CONFLICT (dia, regra) DO UPDATE SET decisoes = c.decisoes + excluded.decisoes,
    perguntas = c.perguntas + excluded.perguntas, desfeitas = c.desfeitas + excluded.desfeitas`

export const desk: readonly string[] = [
  ...[
    tasks,
    accrued,
    approved,
    batch,
    batchItems,
    batchCommissions,
    paidOut,
    payoutKeys,
    views,
    ruled,
  ],
]
