-- What a person wants to be reminded of, and where: each kind has its channels, of 'email',
-- 'whatsapp' and 'push'. `planejado_em` is the last of the person's days whose reminders were made.
-- The system knows whom to look after next, and who wants to hear of budgets, and nothing else.
CREATE TABLE preferencias_lembretes (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  contas text[] NOT NULL DEFAULT '{email}',
  orcamentos text[] NOT NULL DEFAULT '{}',
  resumo text[] NOT NULL DEFAULT '{}',
  silencio_inicio time NOT NULL DEFAULT '22:00',
  silencio_fim time NOT NULL DEFAULT '08:00',
  proxima_em timestamptz NOT NULL DEFAULT now(),
  planejado_em date,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((contas || orcamentos || resumo) <@ ARRAY['email', 'whatsapp', 'push'])
);
CREATE INDEX preferencias_lembretes_proxima_idx ON preferencias_lembretes (proxima_em);
INSERT INTO preferencias_lembretes (user_id) SELECT id FROM profiles;

-- One reminder on one channel, and its fate: `pendente`, `enviando`, `enviado`, `entregue`, `lido`,
-- `descartado` (it became untrue while it waited), `falhou`, `incerto`. What it is about stands in
-- `chave`, so that it can be made once only; its words are made when it leaves.
CREATE TABLE lembretes (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('contas', 'orcamentos', 'resumo')),
  canal text NOT NULL CHECK (canal IN ('email', 'whatsapp', 'push')),
  chave text NOT NULL,
  situacao text NOT NULL DEFAULT 'pendente',
  enviar_em timestamptz NOT NULL,
  tentativas integer NOT NULL DEFAULT 0,
  erro text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX lembretes_chave_key ON lembretes (user_id, chave, canal);
CREATE INDEX lembretes_a_enviar_idx ON lembretes (user_id, enviar_em)
  WHERE situacao IN ('pendente', 'enviando');

-- Browsers that take notifications. Whoever holds the address and keys can write to the browser, so
-- they are kept sealed; `chave` is the address hashed, and says which row it is.
CREATE TABLE assinaturas_push (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  chave text NOT NULL,
  conteudo text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX assinaturas_push_chave_key ON assinaturas_push (user_id, chave);

ALTER TABLE preferencias_lembretes ENABLE ROW LEVEL SECURITY;
ALTER TABLE lembretes ENABLE ROW LEVEL SECURITY;
ALTER TABLE assinaturas_push ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON preferencias_lembretes TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY system_reminders ON preferencias_lembretes TO app_system
  USING (true) WITH CHECK (true);
CREATE POLICY own_rows ON lembretes TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON assinaturas_push TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE ON preferencias_lembretes TO app_user;
GRANT SELECT (user_id, orcamentos, proxima_em), INSERT (user_id, proxima_em), UPDATE (proxima_em)
  ON preferencias_lembretes TO app_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON lembretes TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON assinaturas_push TO app_user;
