-- What is sold, how it is paid, and the ledger of what was charged.
CREATE TABLE admin_plans (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price numeric(14,2) NOT NULL CHECK (price > 0),
  original_price numeric(14,2),
  period text NOT NULL CHECK (period IN ('MONTHLY', 'QUARTERLY', 'YEARLY')),
  features jsonb NOT NULL DEFAULT '[]',
  active boolean NOT NULL DEFAULT true,
  display_order integer NOT NULL DEFAULT 0,
  highlight boolean NOT NULL DEFAULT false,
  discount_percentage integer,
  -- The largest of the plan's own counts; `parcelas` holds them all.
  installment_count integer,
  installment_value numeric(14,2),
  show_installments boolean NOT NULL DEFAULT false,
  max_transactions integer NOT NULL DEFAULT 999999,
  max_categories integer NOT NULL DEFAULT 100,
  has_premium_features boolean NOT NULL DEFAULT true,
  color_theme text NOT NULL DEFAULT '#0F4C5C',
  parcelas jsonb NOT NULL DEFAULT '[]',
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO admin_plans (id, name, description, price, original_price, period, features,
  display_order, highlight, discount_percentage, installment_count, installment_value,
  show_installments, parcelas) VALUES
  ('01936000-0000-7000-8000-000000000001', 'Plano Mensal', 'Para começar com liberdade.',
   39.90, 79.90, 'MONTHLY',
   '["Registro de gastos pelo WhatsApp", "Categorias personalizadas", "Dashboard completo", "Planejamento financeiro", "Alertas de orçamento", "Relatórios detalhados"]',
   1, false, 50, NULL, NULL, false, '[]'),
  ('01936000-0000-7000-8000-000000000002', 'Plano Trimestral', 'Três meses para criar o hábito.',
   89.90, 119.90, 'QUARTERLY',
   '["Registro de gastos pelo WhatsApp", "Categorias personalizadas", "Dashboard completo", "Planejamento financeiro", "Alertas de orçamento", "Relatórios detalhados"]',
   2, false, 25, 3, 31.20, true,
   '[{"count": 1, "valueCents": 8990}, {"count": 2, "valueCents": 4682}, {"count": 3, "valueCents": 3120}]'),
  ('01936000-0000-7000-8000-000000000003', 'Plano Anual', 'Um ano inteiro pelo melhor preço.',
   249.90, 479.90, 'YEARLY',
   '["Registro de gastos pelo WhatsApp", "Categorias personalizadas", "Dashboard completo", "Planejamento financeiro", "Alertas de orçamento", "Relatórios detalhados"]',
   3, true, 48, 12, 21.72, true,
   '[{"count": 1, "valueCents": 24990}, {"count": 12, "valueCents": 2172}]');

-- One row for each group of settings; secrets within are sealed. A group that is missing, or a
-- field of it, has the default that the code has for it.
CREATE TABLE checkout_config (
  key text PRIMARY KEY CHECK (key IN ('payment_methods', 'installments', 'urls', 'session_timeout',
    'abandonment_rules', 'error_messages', 'pixels_analytics', 'webhooks', 'asaas_config')),
  value jsonb NOT NULL DEFAULT '{}',
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO checkout_config (key, value) VALUES
  ('payment_methods', '{"credit_card": true, "pix": true, "boleto": false}'),
  ('installments',
   '{"max_installments": 12, "min_amount_per_installment": 50, "interest_rate": 2.5}'),
  ('urls',
   '{"success_url": "/success", "cancel_url": "/cancel", "webhook_url": "/api/webhook"}'),
  ('session_timeout', '{"timeout_minutes": 30, "reminder_minutes": 25}'),
  ('abandonment_rules',
   '{"enable_remarketing": false, "reminder_emails": 3, "reminder_interval_hours": 24}'),
  ('error_messages', '{}'),
  ('pixels_analytics', '{"enable_tracking": false}'),
  ('webhooks', '{"retry_attempts": 3}'),
  ('asaas_config', '{}');

-- A visit to the checkout. The spec's `cc_cvv` is left out on purpose, `cc_number` holds `**** 1234`
-- and `password` an Argon2id hash.
CREATE TABLE checkout_sessions (
  session_id uuid PRIMARY KEY,
  -- The browser's cookie, hashed: whoever knows the id alone reads and writes nothing.
  navegador text NOT NULL,
  user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  plan_id uuid NOT NULL REFERENCES admin_plans (id),
  name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  cpf text NOT NULL DEFAULT '',
  cep text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  address_number text NOT NULL DEFAULT '',
  password text,
  remote_ip text,
  payment_method text CHECK (payment_method IN ('CREDIT_CARD', 'PIX', 'BOLETO')),
  cc_number text,
  cc_holder_name text,
  cc_expiry_month text,
  cc_expiry_year text,
  pix_document text NOT NULL DEFAULT '',
  price_plan numeric(14,2) NOT NULL,
  period_plan text NOT NULL,
  installments integer NOT NULL DEFAULT 1,
  current_step integer NOT NULL DEFAULT 1 CHECK (current_step IN (1, 2)),
  codigo_indicacao text,
  aceita_lembretes boolean NOT NULL DEFAULT false,
  lembretes_enviados integer NOT NULL DEFAULT 0,
  lembrado_em timestamptz,
  expira_em timestamptz NOT NULL,
  concluida_em timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX checkout_sessions_navegador_key ON checkout_sessions (navegador);
CREATE INDEX checkout_sessions_user_id_idx ON checkout_sessions (user_id);
CREATE INDEX checkout_sessions_plan_id_idx ON checkout_sessions (plan_id);
CREATE INDEX checkout_sessions_email_idx ON checkout_sessions (email);
CREATE INDEX checkout_sessions_lembrar_idx ON checkout_sessions (updated_at)
  WHERE concluida_em IS NULL AND aceita_lembretes;

-- Who a person is to the provider.
CREATE TABLE asaas_customers (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  environment text NOT NULL CHECK (environment IN ('simulator', 'sandbox', 'production')),
  customer_id text NOT NULL,
  name text NOT NULL,
  cpfcnpj text NOT NULL,
  cc_holdername text,
  cc_number text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX asaas_customers_customer_id_key ON asaas_customers (environment, customer_id);
CREATE INDEX asaas_customers_user_id_idx ON asaas_customers (user_id);

-- A card that the provider keeps; the token is sealed, `impressao` is a keyed hash of the card.
CREATE TABLE card_tokens (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  environment text NOT NULL CHECK (environment IN ('simulator', 'sandbox', 'production')),
  customer_id text NOT NULL,
  token text NOT NULL,
  last_four_digits text NOT NULL CHECK (length(last_four_digits) = 4),
  card_brand text NOT NULL,
  holder_name text NOT NULL,
  expiry_month text NOT NULL,
  expiry_year text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  impressao text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX card_tokens_user_id_idx ON card_tokens (user_id);
CREATE INDEX card_tokens_impressao_idx ON card_tokens (impressao);

-- What we ask of somebody; its id is the provider's `externalReference`. Its state is in
-- `charge_events`: no column here says whether it was paid.
CREATE TABLE charges (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  session_id uuid REFERENCES checkout_sessions (session_id) ON DELETE SET NULL,
  motivo text NOT NULL CHECK (motivo IN ('compra', 'renovacao', 'troca')),
  plan_id uuid NOT NULL REFERENCES admin_plans (id),
  period text NOT NULL,
  amount numeric(14,2) NOT NULL CHECK (amount > 0),
  plan_amount numeric(14,2) NOT NULL,
  installments integer NOT NULL DEFAULT 1,
  billing_type text NOT NULL CHECK (billing_type IN ('CREDIT_CARD', 'PIX', 'BOLETO')),
  due_date date NOT NULL,
  environment text NOT NULL CHECK (environment IN ('simulator', 'sandbox', 'production')),
  provider_id text,
  customer_id text NOT NULL,
  card_token_id uuid REFERENCES card_tokens (id) ON DELETE SET NULL,
  boleto_line text,
  boleto_url text,
  -- When it is deleted at the provider, should nobody have paid; null without such an end.
  expira_em timestamptz,
  -- How many answers of the provider were applied; a reading that began before another was applied
  -- is no longer news.
  leituras integer NOT NULL DEFAULT 0,
  -- How often it was looked for after a call that timed out.
  buscas integer NOT NULL DEFAULT 0,
  buscada_em timestamptz,
  last_read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX charges_user_id_idx ON charges (user_id, created_at);
CREATE INDEX charges_session_id_idx ON charges (session_id);
CREATE INDEX charges_plan_id_idx ON charges (plan_id);
CREATE INDEX charges_card_token_id_idx ON charges (card_token_id);
CREATE INDEX charges_created_at_idx ON charges (created_at);
CREATE UNIQUE INDEX charges_provider_id_key ON charges (environment, provider_id);

CREATE TABLE charge_events (
  id uuid PRIMARY KEY,
  charge_id uuid NOT NULL REFERENCES charges (id),
  state text NOT NULL,
  provider_status text NOT NULL,
  amount numeric(14,2) NOT NULL,
  refunded numeric(14,2) NOT NULL,
  cause text NOT NULL,
  occurred_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX charge_events_state_key
  ON charge_events (charge_id, state, provider_status, refunded);

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only ever grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER charge_events_grows_only BEFORE UPDATE OR DELETE ON charge_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- An attempt to pay; its id is the browser's, so that a repeat is the same attempt.
CREATE TABLE process_payment (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES checkout_sessions (session_id) ON DELETE CASCADE,
  attempt integer NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'SUCCESS', 'FAIL')),
  payment_method text NOT NULL CHECK (payment_method IN ('CREDIT_CARD', 'PIX', 'BOLETO')),
  charge_id uuid REFERENCES charges (id),
  motivo text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX process_payment_attempt_key ON process_payment (session_id, attempt);
CREATE INDEX process_payment_charge_id_idx ON process_payment (charge_id);

-- The code of a charge by PIX; of the checkout or of a renewal.
CREATE TABLE pix_payments (
  charge_id uuid PRIMARY KEY REFERENCES charges (id),
  session_id uuid REFERENCES checkout_sessions (session_id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'RECEIVED', 'EXPIRED')),
  payment text NOT NULL,
  customer text NOT NULL,
  subscription text,
  codigo text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pix_payments_session_id_idx ON pix_payments (session_id);

-- What the provider told us, as eventos_whatsapp.
CREATE TABLE eventos_asaas (
  id uuid PRIMARY KEY,
  chave text NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('cobranca', 'outro')),
  remetente text,
  ocorrido_em timestamptz NOT NULL,
  conteudo text NOT NULL,
  resultado text,
  tentativas integer NOT NULL DEFAULT 0,
  processado_em timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX eventos_asaas_chave_key ON eventos_asaas (chave);
CREATE INDEX eventos_asaas_espera_idx ON eventos_asaas (remetente, ocorrido_em, id)
  WHERE resultado IS NULL;
CREATE INDEX eventos_asaas_created_at_idx ON eventos_asaas (created_at);

-- What an operator should look at; one open row for each matter.
CREATE TABLE admin_alerts (
  id uuid PRIMARY KEY,
  rule text NOT NULL,
  subject text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('critical', 'high', 'medium')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'resolved')),
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz
);
CREATE UNIQUE INDEX admin_alerts_open_key ON admin_alerts (rule, subject)
  WHERE status = 'active';

ALTER TABLE admin_plans ENABLE ROW LEVEL SECURITY;
CREATE POLICY anybody ON admin_plans FOR SELECT TO app_user, app_system USING (true);
CREATE POLICY operators ON admin_plans TO app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON admin_plans TO app_user, app_system;
GRANT SELECT, INSERT, UPDATE ON admin_plans TO app_admin;

ALTER TABLE checkout_config ENABLE ROW LEVEL SECURITY;
CREATE POLICY readers ON checkout_config FOR SELECT TO app_system USING (true);
CREATE POLICY operators ON checkout_config TO app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON checkout_config TO app_system;
GRANT SELECT, UPDATE ON checkout_config TO app_admin;

ALTER TABLE checkout_sessions ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON checkout_sessions TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON checkout_sessions TO app_system;
GRANT SELECT ON checkout_sessions TO app_admin;

ALTER TABLE asaas_customers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON asaas_customers FOR SELECT TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY staff ON asaas_customers TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON asaas_customers TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON asaas_customers TO app_system;
GRANT SELECT, UPDATE ON asaas_customers TO app_admin;

ALTER TABLE card_tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON card_tokens FOR SELECT TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY staff ON card_tokens TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT (id, user_id, last_four_digits, card_brand, holder_name, expiry_month, expiry_year,
  is_active, created_at, updated_at) ON card_tokens TO app_user, app_admin;
GRANT SELECT, INSERT, UPDATE, DELETE ON card_tokens TO app_system;

ALTER TABLE charges ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON charges FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY staff ON charges TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON charges TO app_user, app_admin;
GRANT SELECT, INSERT, UPDATE ON charges TO app_system;

ALTER TABLE charge_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_charges ON charge_events FOR SELECT TO app_user USING (EXISTS (
  SELECT FROM charges c WHERE c.id = charge_id AND c.user_id = (SELECT app_user_id())));
CREATE POLICY staff ON charge_events TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON charge_events TO app_user, app_admin;
GRANT SELECT, INSERT ON charge_events TO app_system;

ALTER TABLE process_payment ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON process_payment TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON process_payment TO app_system;
GRANT SELECT ON process_payment TO app_admin;

ALTER TABLE pix_payments ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_charges ON pix_payments FOR SELECT TO app_user USING (EXISTS (
  SELECT FROM charges c WHERE c.id = charge_id AND c.user_id = (SELECT app_user_id())));
CREATE POLICY staff ON pix_payments TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON pix_payments TO app_user, app_admin;
GRANT SELECT, INSERT, UPDATE ON pix_payments TO app_system;

ALTER TABLE eventos_asaas ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON eventos_asaas TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON eventos_asaas TO app_system;
GRANT SELECT ON eventos_asaas TO app_admin;

ALTER TABLE admin_alerts ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON admin_alerts TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON admin_alerts TO app_system;
GRANT SELECT, UPDATE ON admin_alerts TO app_admin;
