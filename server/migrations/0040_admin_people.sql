-- One row a person for the back-office: what its lists, segments, churn and funnel read. The left half
-- is a copy of the profile, kept by a trigger; the right half is counted after the fact, so that no
-- message waits for it. `refreshed_at` null asks for a recount.
CREATE TABLE admin_people (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text,
  phone text,
  sort_name text COLLATE "C" NOT NULL,
  search text NOT NULL,
  created_at timestamptz NOT NULL,
  status_plan text NOT NULL,
  trial_end_date date,
  end_date_plan date,
  price_plan numeric(14,2),
  period_plan text,
  billing_type text,
  onboarding_step integer NOT NULL,
  referred_by_user_id uuid,
  leaves_at timestamptz,
  subscription_status text,
  engagement integer NOT NULL DEFAULT 0,
  transactions integer NOT NULL DEFAULT 0,
  categories integer NOT NULL DEFAULT 0,
  goals integer NOT NULL DEFAULT 0,
  budgets integer NOT NULL DEFAULT 0,
  recurring integer NOT NULL DEFAULT 0,
  uploads integer NOT NULL DEFAULT 0,
  churn integer NOT NULL DEFAULT 0,
  churn_parts jsonb NOT NULL DEFAULT '{}',
  last_write_at timestamptz,
  writes_14d integer NOT NULL DEFAULT 0,
  writes_prior_14d integer NOT NULL DEFAULT 0,
  channel text NOT NULL DEFAULT 'none',
  source text NOT NULL DEFAULT 'direct',
  referrals_total integer NOT NULL DEFAULT 0,
  referrals_paid integer NOT NULL DEFAULT 0,
  onboarded_at timestamptz,
  first_entry_at timestamptz,
  engaged_at timestamptz,
  checkout_opened_at timestamptz,
  first_paid_at timestamptz,
  refreshed_at timestamptz,
  CONSTRAINT admin_people_channel_check CHECK (channel IN ('whatsapp', 'web', 'both', 'none')),
  CONSTRAINT admin_people_source_check
    CHECK (source IN ('referral', 'meta', 'checkout', 'direct'))
);

-- An index a sort, so that a page costs the same wherever it lies; the two lists of the product are
-- parts of this table, and null has its place in the order.
CREATE INDEX admin_people_search_idx ON admin_people USING gin (search gin_trgm_ops);
CREATE INDEX admin_people_stale_idx ON admin_people (user_id) WHERE refreshed_at IS NULL;
CREATE INDEX admin_people_referred_idx ON admin_people (referred_by_user_id);
CREATE INDEX admin_people_first_paid_idx ON admin_people (first_paid_at, user_id);
CREATE INDEX admin_people_created_idx ON admin_people (created_at, user_id);
CREATE INDEX admin_people_name_idx ON admin_people (sort_name, user_id);
CREATE INDEX admin_people_churn_idx ON admin_people (churn, user_id);

CREATE INDEX admin_people_trial_name_idx ON admin_people (sort_name, user_id)
  WHERE status_plan = 'TRIAL';
CREATE INDEX admin_people_trial_email_idx ON admin_people (coalesce(email, ''), user_id)
  WHERE status_plan = 'TRIAL';
CREATE INDEX admin_people_trial_end_idx
  ON admin_people (coalesce(trial_end_date, '-infinity'::date), user_id)
  WHERE status_plan = 'TRIAL';
CREATE INDEX admin_people_trial_step_idx ON admin_people (onboarding_step, user_id)
  WHERE status_plan = 'TRIAL';
CREATE INDEX admin_people_trial_engagement_idx ON admin_people (engagement, user_id)
  WHERE status_plan = 'TRIAL';
CREATE INDEX admin_people_trial_created_idx ON admin_people (created_at, user_id)
  WHERE status_plan = 'TRIAL';
CREATE INDEX admin_people_trial_write_idx
  ON admin_people (coalesce(last_write_at, '-infinity'::timestamptz), user_id)
  WHERE status_plan = 'TRIAL';

CREATE INDEX admin_people_plan_name_idx ON admin_people (sort_name, user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_email_idx ON admin_people (coalesce(email, ''), user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_end_idx
  ON admin_people (coalesce(end_date_plan, 'infinity'::date), user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_period_idx ON admin_people (coalesce(period_plan, ''), user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_price_idx ON admin_people (coalesce(price_plan, -1), user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_billing_idx ON admin_people (coalesce(billing_type, ''), user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_churn_idx ON admin_people (churn, user_id)
  WHERE status_plan <> 'TRIAL';
CREATE INDEX admin_people_plan_write_idx
  ON admin_people (coalesce(last_write_at, '-infinity'::timestamptz), user_id)
  WHERE status_plan <> 'TRIAL';

CREATE FUNCTION copia_perfil() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO admin_people (user_id, name, email, phone, sort_name, search, created_at, status_plan,
    trial_end_date, end_date_plan, price_plan, period_plan, billing_type, onboarding_step,
    referred_by_user_id, leaves_at)
  VALUES (NEW.id, NEW.name, NEW.email, NEW.whatsapp_number, dobra(NEW.name),
    dobra(concat_ws(E'\n', NEW.name, NEW.email, NEW.whatsapp_number)), NEW.created_at,
    NEW.status_plan, NEW.trial_end_date, NEW.end_date_plan, NEW.price_plan, NEW.period_plan,
    NEW.billing_type, coalesce(NEW.onboarding_step, 1), NEW.referred_by_user_id, NEW.excluir_em)
  ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, email = excluded.email,
    phone = excluded.phone, sort_name = excluded.sort_name, search = excluded.search,
    created_at = excluded.created_at, status_plan = excluded.status_plan,
    trial_end_date = excluded.trial_end_date, end_date_plan = excluded.end_date_plan,
    price_plan = excluded.price_plan, period_plan = excluded.period_plan,
    billing_type = excluded.billing_type, onboarding_step = excluded.onboarding_step,
    referred_by_user_id = excluded.referred_by_user_id, leaves_at = excluded.leaves_at,
    refreshed_at = NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER perfis_copiados AFTER INSERT ON profiles
  FOR EACH ROW EXECUTE FUNCTION copia_perfil();
CREATE TRIGGER perfis_alterados AFTER UPDATE ON profiles FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.whatsapp_number, OLD.created_at, OLD.status_plan,
      OLD.trial_end_date, OLD.end_date_plan, OLD.price_plan, OLD.period_plan, OLD.billing_type,
      OLD.onboarding_step, OLD.referred_by_user_id, OLD.excluir_em)
    IS DISTINCT FROM (NEW.name, NEW.email, NEW.whatsapp_number, NEW.created_at, NEW.status_plan,
      NEW.trial_end_date, NEW.end_date_plan, NEW.price_plan, NEW.period_plan, NEW.billing_type,
      NEW.onboarding_step, NEW.referred_by_user_id, NEW.excluir_em))
  EXECUTE FUNCTION copia_perfil();

INSERT INTO admin_people (user_id, name, email, phone, sort_name, search, created_at, status_plan,
    trial_end_date, end_date_plan, price_plan, period_plan, billing_type, onboarding_step,
    referred_by_user_id, leaves_at)
  SELECT id, name, email, whatsapp_number, dobra(name),
    dobra(concat_ws(E'\n', name, email, whatsapp_number)), created_at, status_plan, trial_end_date,
    end_date_plan, price_plan, period_plan, billing_type, coalesce(onboarding_step, 1),
    referred_by_user_id, excluir_em
  FROM profiles;

-- What is counted of these people: numbers and days, and no word that anybody wrote. The owner runs
-- it, since money is closed to everybody but its person; each count is one short reading of an index.
CREATE FUNCTION conta_pessoas(pessoas uuid[], hoje date) RETURNS TABLE (
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
      WHERE g.user_id = p.id AND e.state IN ('confirmed', 'received'))
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
REVOKE ALL ON FUNCTION conta_pessoas(uuid[], date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION conta_pessoas(uuid[], date) TO app_system;

ALTER TABLE admin_people ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON admin_people TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON admin_people TO app_system;
GRANT SELECT ON admin_people TO app_admin;
