-- One conversation a person: its state is a small document that only the assistant reads.
-- `recebidas` counts the new messages of the second that began at `janela`. It lives here because
-- this row is locked by every message anyway: the count is exact under any concurrency and over
-- any number of processes, at no round trip of its own.
CREATE TABLE conversas (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  estado jsonb NOT NULL DEFAULT '{}',
  janela timestamptz NOT NULL DEFAULT now(),
  recebidas integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What people wrote, as they wrote it. Ids from outside are unique for a person and a channel.
CREATE TABLE mensagens (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  canal text NOT NULL,
  id text NOT NULL,
  texto text NOT NULL,
  enviada_em timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, canal, id)
);
CREATE INDEX mensagens_recentes_idx ON mensagens (user_id, created_at DESC, id DESC);

-- What Lya answered, in order, and what became of each answer: the outbox.
CREATE TABLE respostas (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  canal text NOT NULL,
  mensagem_id text NOT NULL,
  ordem integer NOT NULL,
  texto text NOT NULL,
  opcoes text[] NOT NULL DEFAULT '{}',
  operacao_id uuid,
  situacao text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, canal, mensagem_id) REFERENCES mensagens (user_id, canal, id)
    ON DELETE CASCADE
);
CREATE INDEX respostas_mensagem_idx ON respostas (user_id, canal, mensagem_id, ordem);

-- What a person's own choices taught Lya: a word, and the category that it meant.
CREATE TABLE aprendizados (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  termo text NOT NULL,
  tipo text NOT NULL,
  categoria_id uuid NOT NULL,
  vezes integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, termo, tipo),
  FOREIGN KEY (user_id, categoria_id) REFERENCES categorias (user_id, id) ON DELETE CASCADE
);

ALTER TABLE conversas ENABLE ROW LEVEL SECURITY;
ALTER TABLE mensagens ENABLE ROW LEVEL SECURITY;
ALTER TABLE respostas ENABLE ROW LEVEL SECURITY;
ALTER TABLE aprendizados ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON conversas TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON mensagens TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON respostas TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON aprendizados TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE ON conversas TO app_user;
GRANT SELECT, INSERT ON mensagens TO app_user;
GRANT SELECT, INSERT, UPDATE ON respostas TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON aprendizados TO app_user;
