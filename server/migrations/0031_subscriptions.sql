-- How somebody stands with their plan. `estado` is all that is known, from which the rest follows;
-- the columns beside it are what is looked up by, and are written with it.
CREATE TABLE subscriptions (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('trial', 'active', 'grace', 'suspended', 'cancelled',
    'ended', 'refunded', 'charged-back')),
  plan_id uuid REFERENCES admin_plans (id),
  period text,
  price numeric(14,2),
  billing_type text CHECK (billing_type IN ('CREDIT_CARD', 'PIX', 'BOLETO')),
  -- The last day of access that is paid, and the day of the next charge.
  ends_on date,
  renews_on date,
  -- Suspended by an operator.
  held_at timestamptz,
  cancelled_on date,
  -- When something may happen by itself; infinity where nothing will.
  proxima_em timestamptz NOT NULL,
  estado jsonb NOT NULL,
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscriptions_proxima_idx ON subscriptions (proxima_em);
CREATE INDEX subscriptions_plan_id_idx ON subscriptions (plan_id);
CREATE INDEX subscriptions_status_idx ON subscriptions (status, ends_on);

-- What happened to it, each with its cause; rows are only ever added, and go with their person.
CREATE TABLE subscription_events (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  -- Who or what it was: the person, an operator, the day, the provider.
  cause text NOT NULL CHECK (cause IN ('pessoa', 'operador', 'dia', 'provedor', 'conta', 'premio')),
  status text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE FUNCTION refuse_subscription_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM profiles WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'subscription_events only ever grows' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER subscription_events_grows_only BEFORE UPDATE OR DELETE ON subscription_events
  FOR EACH ROW EXECUTE FUNCTION refuse_subscription_event_change();

-- What a night's comparison with the provider looked at, and what it had to mend.
CREATE TABLE conciliacoes (
  id uuid PRIMARY KEY,
  iniciada_em timestamptz NOT NULL,
  terminada_em timestamptz NOT NULL,
  lidas integer NOT NULL,
  falhas integer NOT NULL,
  -- A list of {"charge", "before", "after"}.
  corrigidas jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX conciliacoes_iniciada_idx ON conciliacoes (iniciada_em);

ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON subscriptions FOR SELECT TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY staff ON subscriptions TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON subscriptions TO app_user;
GRANT SELECT, INSERT, UPDATE ON subscriptions TO app_system;
GRANT SELECT ON subscriptions TO app_admin;

ALTER TABLE subscription_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON subscription_events FOR SELECT TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY staff ON subscription_events TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON subscription_events TO app_user;
GRANT SELECT, INSERT ON subscription_events TO app_system;
GRANT SELECT ON subscription_events TO app_admin;

ALTER TABLE conciliacoes ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON conciliacoes TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON conciliacoes TO app_system;
GRANT SELECT ON conciliacoes TO app_admin;
