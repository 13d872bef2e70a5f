-- The first payment is of money that counts, as the daily figures have it: none that came for nothing,
-- and no play money once there is real money.
CREATE OR REPLACE FUNCTION conta_pessoas(pessoas uuid[], hoje date) RETURNS TABLE (
    user_id uuid, subscription_status text, ends_on date, has_card boolean, transactions integer,
    categories integer, goals integer, budgets integer, recurring integer, signed_up_on date,
    last_write_on date, last_write_at timestamptz, writes_14d integer, writes_prior_14d integer,
    channel text, source text, referrals_total integer, referrals_paid integer,
    onboarded_at timestamptz, first_entry_at timestamptz, engaged_at timestamptz,
    checkout_opened_at timestamptz, first_paid_at timestamptz
  )
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, s.status, coalesce(s.ends_on, p.end_date_plan),
    s.billing_type = 'CREDIT_CARD' AND EXISTS (
      SELECT FROM card_tokens k WHERE k.user_id = p.id AND k.is_active
        AND lpad(k.expiry_year, 4, '20') || lpad(k.expiry_month, 2, '0') >= to_char(hoje, 'YYYYMM')),
    (SELECT coalesce(sum(r.quantidade), 0)::integer FROM resumos_mensais r WHERE r.user_id = p.id),
    (SELECT count(*)::integer FROM categorias c WHERE c.user_id = p.id),
    (SELECT count(*)::integer FROM metas_financeiras m WHERE m.user_id = p.id),
    (SELECT count(*)::integer FROM planejamento_gastos b WHERE b.user_id = p.id AND b.ativo),
    (SELECT count(*)::integer FROM pagamentos_recorrentes r WHERE r.user_id = p.id),
    inicio.dia, f.ultimo,
    greatest((SELECT max(t.created_at) FROM transacoes t WHERE t.user_id = p.id),
      f.ultimo::timestamp AT TIME ZONE 'America/Sao_Paulo'),
    f.escritas_14, f.escritas_28 - f.escritas_14,
    CASE WHEN c.whatsapp AND c.web THEN 'both' WHEN c.whatsapp THEN 'whatsapp'
      WHEN c.web OR f.ultimo IS NOT NULL THEN 'web' ELSE 'none' END,
    CASE WHEN p.referred_by_user_id IS NOT NULL THEN 'referral'
      WHEN EXISTS (SELECT FROM visitas v WHERE v.user_id = p.id AND v.marcas ? 'fbc') THEN 'meta'
      WHEN EXISTS (SELECT FROM checkout_sessions o
        WHERE o.user_id = p.id AND o.created_at <= p.created_at) THEN 'checkout'
      ELSE 'direct' END,
    i.todos, i.pagantes, f.comecou::timestamp AT TIME ZONE 'America/Sao_Paulo',
    f.primeiro::timestamp AT TIME ZONE 'America/Sao_Paulo',
    (SELECT e.dia::timestamp AT TIME ZONE 'America/Sao_Paulo' FROM fatos e
      WHERE e.user_id = p.id AND e.fato = 'escreveu' AND e.dia BETWEEN inicio.dia AND inicio.dia + 6
      ORDER BY e.dia OFFSET 2 LIMIT 1),
    (SELECT min(o.created_at) FROM checkout_sessions o WHERE o.user_id = p.id),
    (SELECT min(e.occurred_at) FROM charges g JOIN charge_events e ON e.charge_id = g.id
      WHERE g.user_id = p.id AND e.state IN ('confirmed', 'received', 'refunded', 'charged-back')
        AND NOT g.excedente AND (g.environment = 'production' OR NOT EXISTS (
          SELECT FROM charges r WHERE r.environment = 'production' AND r.provider_id IS NOT NULL)))
  FROM profiles p
  LEFT JOIN subscriptions s ON s.user_id = p.id
  CROSS JOIN LATERAL (SELECT (p.created_at AT TIME ZONE p.fuso_horario)::date AS dia) inicio
  CROSS JOIN LATERAL (
    SELECT max(x.dia) FILTER (WHERE x.fato = 'escreveu') AS ultimo,
      coalesce(sum(x.vezes) FILTER (WHERE x.fato = 'escreveu' AND x.dia > hoje - 14), 0)::integer
        AS escritas_14,
      coalesce(sum(x.vezes) FILTER (WHERE x.fato = 'escreveu' AND x.dia > hoje - 28), 0)::integer
        AS escritas_28,
      min(x.dia) FILTER (WHERE x.fato = 'comecou') AS comecou,
      min(x.dia) FILTER (WHERE x.fato = 'primeiro_lancamento') AS primeiro
    FROM fatos x WHERE x.user_id = p.id) f
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS todos, (count(*) FILTER (WHERE a.status_plan = 'ATIVO'))::integer
        AS pagantes
    FROM profiles a WHERE a.referred_by_user_id = p.id) i
  CROSS JOIN LATERAL (SELECT
    EXISTS (SELECT FROM mensagens m WHERE m.user_id = p.id AND m.canal = 'whatsapp') AS whatsapp,
    EXISTS (SELECT FROM mensagens m WHERE m.user_id = p.id AND m.canal = 'web') AS web) c
  WHERE p.id = ANY (pessoas)
$$;

UPDATE admin_people SET refreshed_at = NULL WHERE first_paid_at IS NOT NULL AND user_id IN (
  SELECT user_id FROM charges WHERE excedente OR environment <> 'production');
