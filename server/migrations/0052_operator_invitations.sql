-- Invitations that are open; one that was taken up, cancelled or is over leaves its row of audit.
CREATE TABLE convites_operador (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  papeis text[] NOT NULL,
  -- Of the link nothing but its hash is kept.
  marca text NOT NULL,
  convidado_por uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  expira_em timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT convites_operador_papeis_check
    CHECK (papeis <@ ARRAY['admin', 'finance', 'support', 'marketing'] AND papeis <> '{}')
);
CREATE UNIQUE INDEX convites_operador_email_key ON convites_operador (lower(email));
CREATE UNIQUE INDEX convites_operador_marca_key ON convites_operador (marca);
CREATE INDEX convites_operador_convidado_por_idx ON convites_operador (convidado_por);
ALTER TABLE convites_operador ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON convites_operador TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, DELETE ON convites_operador TO app_system;
GRANT SELECT, INSERT, DELETE ON convites_operador TO app_admin;

CREATE INDEX profiles_operators_idx ON profiles (id) WHERE papeis <> '{}';
GRANT UPDATE (papeis, operador_suspenso_em, updated_at) ON profiles TO app_admin;
