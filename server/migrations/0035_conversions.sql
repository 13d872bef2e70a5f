-- What the networks are told of, by the server and only of visitors who agreed to it: one row for
-- each fact and network, so that each is told once. `marcas` is what the network's own script had
-- left in the browser.
CREATE TABLE conversoes (
  fato text NOT NULL,
  rede text NOT NULL CONSTRAINT conversoes_rede_check CHECK (rede IN ('meta', 'tiktok', 'google')),
  evento text NOT NULL,
  nome text NOT NULL,
  user_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  visitante uuid NOT NULL,
  marcas jsonb NOT NULL,
  plano text,
  valor numeric(14,2),
  ocorrido_em timestamptz NOT NULL,
  situacao text NOT NULL DEFAULT 'pendente',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (fato, rede)
);
CREATE INDEX conversoes_user_id_idx ON conversoes (user_id);
CREATE INDEX conversoes_created_at_idx ON conversoes (created_at);
ALTER TABLE conversoes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON conversoes TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY system_conversions ON conversoes TO app_system USING (true) WITH CHECK (true);
GRANT SELECT ON conversoes TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON conversoes TO app_system;
