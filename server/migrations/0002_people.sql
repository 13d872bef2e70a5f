-- `profiles` is about people, so it is one of the listed exceptions to (user_id, id).
-- The spec's `password` column is left out on purpose: passwords exist only as hashes in auth.account.
CREATE TABLE profiles (
  id uuid PRIMARY KEY,
  name text NOT NULL DEFAULT '',
  email text,
  whatsapp_number text,
  price_plan numeric(14,2),
  period_plan text,
  status_plan text NOT NULL DEFAULT 'TRIAL',
  billing_type text,
  end_date_plan date,
  asaas_user_id text,
  trial_end_date date,
  onboarding_step integer,
  affiliate_code text,
  referred_by_user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  referred_by_code text,
  fuso_horario text NOT NULL DEFAULT 'America/Sao_Paulo',
  papeis text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX profiles_email_key ON profiles (lower(email));
CREATE UNIQUE INDEX profiles_whatsapp_number_key ON profiles (whatsapp_number);
CREATE UNIQUE INDEX profiles_affiliate_code_key ON profiles (affiliate_code);
CREATE INDEX profiles_referred_by_user_id_idx ON profiles (referred_by_user_id);

-- better-auth's tables. A user cannot exist without a profile: the key points this way round so
-- that the existing product's profiles load before anybody has signed in here.
CREATE TABLE auth."user" (
  id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE auth.session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth."user" (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_user_id_idx ON auth.session (user_id);
CREATE TABLE auth.account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth."user" (id) ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX account_user_id_idx ON auth.account (user_id);
CREATE TABLE auth.verification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verification_identifier_idx ON auth.verification (identifier);
CREATE INDEX verification_value_idx ON auth.verification (value);

-- Counters of rate limits. Losing them in a crash is harmless, so they skip the write-ahead log.
CREATE UNLOGGED TABLE limites_de_uso (
  chave text PRIMARY KEY,
  contagem integer NOT NULL,
  expira_em timestamptz NOT NULL
);
CREATE INDEX limites_de_uso_expira_em_idx ON limites_de_uso (expira_em);

-- Who did what from the back-office or the command line.
CREATE TABLE audit_logs (
  id uuid PRIMARY KEY,
  admin_id uuid,
  action text NOT NULL,
  target_user_id uuid,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_logs_created_at_idx ON audit_logs (created_at DESC);

ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_profile ON profiles TO app_user USING (id = (SELECT app_user_id()));
CREATE POLICY system_profiles ON profiles TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON profiles TO app_user, app_admin;
-- A person may change these columns of their own row, and never their plan.
GRANT UPDATE (name, onboarding_step, fuso_horario, updated_at) ON profiles TO app_user;
GRANT SELECT, INSERT, UPDATE ON profiles TO app_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON auth."user", auth.session, auth.account, auth.verification TO app_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON limites_de_uso TO app_system;
GRANT INSERT ON audit_logs TO app_system, app_admin;
GRANT SELECT ON audit_logs TO app_admin;
