-- What becomes of a reply that a provider carries: `pendente`, `enviando`, `enviada`, `entregue`,
-- `lida`, `falhou`. It changes several times for each message; in a table of its own that leaves
-- the reply, its words and the index over them alone. While it is being sent, `proxima_em` says
-- until when nobody else may try.
CREATE TABLE envios (
  user_id uuid NOT NULL,
  resposta_id uuid NOT NULL,
  canal text NOT NULL,
  canal_id uuid NOT NULL,
  ordem integer NOT NULL,
  situacao text NOT NULL DEFAULT 'pendente',
  tentativas integer NOT NULL DEFAULT 0,
  proxima_em timestamptz,
  erro text,
  id_externo text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, resposta_id),
  FOREIGN KEY (user_id, resposta_id) REFERENCES respostas (user_id, id) ON DELETE CASCADE
);
INSERT INTO envios
SELECT user_id, id, canal, canal_id, ordem, situacao, tentativas, proxima_em, erro, id_externo,
  created_at
FROM respostas WHERE canal_id IS NOT NULL;
CREATE INDEX envios_a_enviar_idx ON envios (user_id, created_at, ordem)
  WHERE situacao IN ('pendente', 'enviando');
CREATE INDEX envios_id_externo_idx ON envios (user_id, canal, id_externo)
  WHERE id_externo IS NOT NULL;

ALTER TABLE envios ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON envios TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE ON envios TO app_user;

-- Their indexes go with the columns.
ALTER TABLE respostas
  DROP COLUMN situacao, DROP COLUMN canal_id, DROP COLUMN tentativas, DROP COLUMN proxima_em,
  DROP COLUMN erro, DROP COLUMN id_externo;
REVOKE UPDATE ON respostas FROM app_user;
