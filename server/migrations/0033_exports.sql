-- The files of all that is held of a person, made at their wish; each goes after a few days.
CREATE TABLE exportacoes (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  situacao text NOT NULL DEFAULT 'pendente' CHECK (situacao IN ('pendente', 'pronta')),
  bytes integer,
  pedida_em timestamptz NOT NULL,
  expira_em timestamptz,
  PRIMARY KEY (user_id, id)
);
-- Asked for twice at the same moment, it is made once.
CREATE UNIQUE INDEX exportacoes_pendente_key ON exportacoes (user_id) WHERE situacao = 'pendente';
CREATE INDEX exportacoes_expira_em_idx ON exportacoes (expira_em);

ALTER TABLE exportacoes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON exportacoes TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY system_exports ON exportacoes TO app_system USING (true) WITH CHECK (true);
GRANT SELECT ON exportacoes TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON exportacoes TO app_system;
