-- What happened on a day in São Paulo: pieces, or centavos. Whoever announces a fact adds to the day
-- in the fact's own transaction; the slices of a number let many do so at once, and are summed.
CREATE TABLE numeros_diarios (
  dia date NOT NULL,
  numero text NOT NULL,
  fatia smallint NOT NULL DEFAULT 0,
  valor bigint NOT NULL,
  PRIMARY KEY (dia, numero, fatia)
);

-- A night's recount of the last days, and what it had to correct:
-- a list of {"day", "number", "before", "after"}.
CREATE TABLE recontagens (
  id uuid PRIMARY KEY,
  feita_em timestamptz NOT NULL,
  dias integer NOT NULL,
  diferencas jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX recontagens_feita_em_idx ON recontagens (feita_em);

-- Of those who first paid in a month, how many had a live subscription at the end of another. A
-- month that is over is never counted again, so nobody's leaving later changes it.
CREATE TABLE coortes_mensais (
  coorte date NOT NULL,
  mes date NOT NULL,
  pessoas integer NOT NULL,
  retidas integer NOT NULL,
  PRIMARY KEY (coorte, mes)
);

CREATE TABLE admin_cache (
  cache_key text PRIMARY KEY,
  cache_data jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX admin_cache_created_at_idx ON admin_cache (created_at);

CREATE TABLE admin_automations (
  id uuid PRIMARY KEY,
  automation_type text NOT NULL,
  user_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  trigger_data jsonb NOT NULL DEFAULT '{}',
  scheduled_for timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  executed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT admin_automations_status_check CHECK (status IN ('pending', 'executed'))
);
CREATE INDEX admin_automations_due_idx ON admin_automations (scheduled_for)
  WHERE status = 'pending';
CREATE INDEX admin_automations_created_at_idx ON admin_automations (created_at);
CREATE INDEX admin_automations_user_id_idx
  ON admin_automations (user_id, automation_type, created_at);

-- What each process counts of itself; a crash may lose it, so it skips the write-ahead log.
CREATE UNLOGGED TABLE medidas_processos (
  processo uuid PRIMARY KEY,
  iniciado_em timestamptz NOT NULL,
  visto_em timestamptz NOT NULL,
  medidas jsonb NOT NULL
);

-- An alert of one person goes with them; who resolved it and why stays with the alert. `over_at` is
-- when what it tells of ended by itself.
ALTER TABLE admin_alerts
  ADD COLUMN user_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  ADD COLUMN over_at timestamptz,
  ADD COLUMN resolved_by uuid,
  ADD COLUMN note text;
CREATE INDEX admin_alerts_user_id_idx ON admin_alerts (user_id);
CREATE INDEX admin_alerts_list_idx ON admin_alerts (status, created_at, id);
CREATE INDEX admin_alerts_rule_idx ON admin_alerts (rule, resolved_at);

-- A day is counted again by what happened on it, and never by what happened ever.
CREATE INDEX charge_events_occurred_at_idx ON charge_events (occurred_at);
CREATE INDEX subscription_events_created_at_idx ON subscription_events (created_at);
-- Only the day: counting a further write of the same day touches no index.
CREATE INDEX fatos_escreveu_idx ON fatos (dia) WHERE fato = 'escreveu';

-- How much was written on a day, and by how many; numbers alone, since facts are their person's.
CREATE FUNCTION conta_escritas(de date, ate date)
  RETURNS TABLE (dia date, escritas bigint, pessoas bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT f.dia, sum(f.vezes), count(*) FROM fatos f
  WHERE f.fato = 'escreveu' AND f.dia BETWEEN de AND ate GROUP BY f.dia
$$;
REVOKE ALL ON FUNCTION conta_escritas(date, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION conta_escritas(date, date) TO app_system;

ALTER TABLE admin_automations ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON admin_automations TO app_system, app_admin USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON numeros_diarios, coortes_mensais, admin_cache,
  medidas_processos TO app_system;
GRANT SELECT, INSERT ON recontagens TO app_system;
GRANT SELECT, INSERT, UPDATE ON admin_automations TO app_system;
GRANT UPDATE (details, over_at, priority) ON admin_alerts TO app_system;
GRANT SELECT ON numeros_diarios, recontagens, coortes_mensais, admin_automations,
  medidas_processos TO app_admin;
GRANT SELECT, UPDATE, DELETE ON admin_cache TO app_admin;
