-- What was the reminders' alone carries the notices of every area. A kind is whatever an area says
-- it is, so what a person chose stands by kind: {"contas": ["email"]}. A kind that is not named
-- there goes where its area sends it until somebody chooses.
ALTER TABLE preferencias_lembretes RENAME TO preferencias_avisos;
ALTER TABLE preferencias_avisos RENAME CONSTRAINT preferencias_lembretes_pkey TO preferencias_avisos_pkey;
ALTER INDEX preferencias_lembretes_proxima_idx RENAME TO preferencias_avisos_proxima_idx;
ALTER POLICY system_reminders ON preferencias_avisos RENAME TO system_notices;
ALTER TABLE preferencias_avisos ADD COLUMN escolhas jsonb NOT NULL DEFAULT '{}';
UPDATE preferencias_avisos
  SET escolhas = jsonb_build_object('contas', contas, 'orcamentos', orcamentos, 'resumo', resumo);
ALTER TABLE preferencias_avisos DROP COLUMN contas, DROP COLUMN orcamentos, DROP COLUMN resumo;
GRANT SELECT (escolhas) ON preferencias_avisos TO app_system;

-- `todos` is a notice that an area asked for and that has not been given its channels; the row
-- stays, without its data, and lets the same be asked for once only. `app` is what the screens show:
-- it is `enviado` until the person puts it away, then `lido`.
ALTER TABLE lembretes RENAME TO avisos;
ALTER TABLE avisos RENAME CONSTRAINT lembretes_pkey TO avisos_pkey;
ALTER INDEX lembretes_chave_key RENAME TO avisos_chave_key;
ALTER INDEX lembretes_a_enviar_idx RENAME TO avisos_a_enviar_idx;
ALTER TABLE avisos DROP CONSTRAINT lembretes_tipo_check, DROP CONSTRAINT lembretes_canal_check;
ALTER TABLE avisos
  ADD COLUMN dados jsonb,
  ADD COLUMN titulo text,
  ADD COLUMN texto text,
  ADD COLUMN caminho text,
  ADD CONSTRAINT avisos_canal_check CHECK (canal IN ('todos', 'app', 'email', 'whatsapp', 'push'));
CREATE INDEX avisos_no_app_idx ON avisos (user_id, created_at)
  WHERE canal = 'app' AND situacao = 'enviado';
-- The system may ask for a notice as well: what a payment provider tells comes to no signed-in
-- person.
CREATE POLICY system_asks ON avisos FOR INSERT TO app_system WITH CHECK (canal = 'todos');
GRANT INSERT ON avisos TO app_system;

-- What a person answered about each kind and channel: yes or no, when, and from where. Rows are only
-- ever added.
CREATE TABLE consentimentos (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  tipo text NOT NULL,
  canal text NOT NULL,
  resposta boolean NOT NULL,
  origem text NOT NULL CHECK (origem IN ('tela', 'link')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
ALTER TABLE consentimentos ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON consentimentos TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT ON consentimentos TO app_user;

-- What happened to a person on one of their days, and how often. One row for each, so that nobody
-- waits for anybody else's.
CREATE TABLE fatos (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  fato text NOT NULL CHECK (fato IN ('cadastrou', 'comecou', 'primeiro_lancamento', 'escreveu',
    'vinculou', 'perguntado', 'desfez')),
  dia date NOT NULL,
  vezes integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, fato, dia)
);
ALTER TABLE fatos ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON fatos TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE (vezes) ON fatos TO app_user;

-- What is known of the time before.
INSERT INTO fatos (user_id, fato, dia)
  SELECT id, 'cadastrou', (created_at AT TIME ZONE fuso_horario)::date FROM profiles;
INSERT INTO fatos (user_id, fato, dia, vezes)
  SELECT t.user_id, 'escreveu', (t.created_at AT TIME ZONE p.fuso_horario)::date AS dia, count(*)
  FROM transacoes t JOIN profiles p ON p.id = t.user_id GROUP BY t.user_id, dia;
INSERT INTO fatos (user_id, fato, dia)
  SELECT user_id, 'primeiro_lancamento', min(dia) FROM fatos
  WHERE fato = 'escreveu' GROUP BY user_id;
