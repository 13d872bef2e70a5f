-- What WhatsApp told us, raw, each message and each status once: its webhook repeats for days, in
-- any order. About people rather than of one: who wrote is known only when a row is processed.
-- `resultado` is null while a row waits. The words of a processed row are emptied: what a person
-- wrote stands in `mensagens`, and what a stranger wrote is nobody's to keep.
CREATE TABLE eventos_whatsapp (
  id uuid PRIMARY KEY,
  chave text NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('mensagem', 'situacao', 'outro')),
  remetente text,
  ocorrido_em timestamptz NOT NULL,
  conteudo text NOT NULL,
  resultado text,
  tentativas integer NOT NULL DEFAULT 0,
  processado_em timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX eventos_whatsapp_chave_key ON eventos_whatsapp (chave);
CREATE INDEX eventos_whatsapp_espera_idx ON eventos_whatsapp (remetente, ocorrido_em, id)
  WHERE resultado IS NULL;
CREATE INDEX eventos_whatsapp_resultado_idx
  ON eventos_whatsapp (remetente, resultado, processado_em);
CREATE INDEX eventos_whatsapp_created_at_idx ON eventos_whatsapp (created_at);

-- The WhatsApp numbers that people proved to be theirs. The business-scoped id outlives a change of
-- username, the number may come with or without the ninth digit (`chave` is the same for both), and
-- a person without a phone on show has only the first.
CREATE TABLE canais_whatsapp (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  bsuid text,
  wa_id text,
  chave text,
  ultima_mensagem_em timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  CHECK (bsuid IS NOT NULL OR wa_id IS NOT NULL)
);
CREATE UNIQUE INDEX canais_whatsapp_bsuid_key ON canais_whatsapp (bsuid);
CREATE UNIQUE INDEX canais_whatsapp_chave_key ON canais_whatsapp (chave);

-- A code that a signed-in person sends from the number that they want to link; one at a time.
CREATE TABLE codigos_de_vinculo (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  codigo text NOT NULL,
  expira_em timestamptz NOT NULL
);
CREATE UNIQUE INDEX codigos_de_vinculo_codigo_key ON codigos_de_vinculo (codigo);

-- The fate of a reply that a provider carries: `pendente`, `enviando`, `enviada`, `entregue`,
-- `lida`, `falhou`. While it is being sent, `proxima_em` says until when nobody else may try.
ALTER TABLE respostas ADD COLUMN canal_id uuid;
ALTER TABLE respostas ADD COLUMN tentativas integer NOT NULL DEFAULT 0;
ALTER TABLE respostas ADD COLUMN proxima_em timestamptz;
ALTER TABLE respostas ADD COLUMN erro text;
CREATE INDEX respostas_a_enviar_idx ON respostas (user_id, created_at, ordem)
  WHERE situacao IN ('pendente', 'enviando');

-- What the telephone of the demonstration shows; only the system reads it.
CREATE TABLE simulador_whatsapp (
  id text PRIMARY KEY,
  telefone text NOT NULL,
  autor text NOT NULL CHECK (autor IN ('pessoa', 'lya')),
  conteudo jsonb NOT NULL,
  situacao text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX simulador_whatsapp_telefone_idx ON simulador_whatsapp (telefone, created_at DESC, id DESC);

ALTER TABLE canais_whatsapp ENABLE ROW LEVEL SECURITY;
ALTER TABLE codigos_de_vinculo ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON canais_whatsapp TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY system_channels ON canais_whatsapp TO app_system USING (true) WITH CHECK (true);
CREATE POLICY system_codes ON codigos_de_vinculo TO app_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON eventos_whatsapp TO app_system;
GRANT SELECT, DELETE ON canais_whatsapp TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON canais_whatsapp, codigos_de_vinculo TO app_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON simulador_whatsapp TO app_system;
