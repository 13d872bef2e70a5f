-- Who is meant, by conditions instead of names.
CREATE TABLE segmentos (
  id uuid PRIMARY KEY,
  nome text NOT NULL,
  regra jsonb NOT NULL,
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What is said, with variables in double braces. `nome_meta` is the template's name at WhatsApp.
CREATE TABLE modelos_mensagem (
  id uuid PRIMARY KEY,
  nome text NOT NULL,
  canal text NOT NULL,
  assunto text NOT NULL DEFAULT '',
  texto text NOT NULL,
  botao text NOT NULL DEFAULT '',
  caminho text NOT NULL DEFAULT '/',
  nome_meta text NOT NULL DEFAULT '',
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT modelos_mensagem_canal_check CHECK (canal IN ('email', 'whatsapp'))
);

-- A draft names its segment and its template; once launched it has both as they were then, and what
-- happens to the originals changes nothing any more.
CREATE TABLE campanhas (
  id uuid PRIMARY KEY,
  nome text NOT NULL,
  segmento_id uuid REFERENCES segmentos (id) ON DELETE SET NULL,
  modelo_id uuid REFERENCES modelos_mensagem (id) ON DELETE SET NULL,
  por_minuto integer NOT NULL,
  situacao text NOT NULL DEFAULT 'rascunho',
  inicia_em timestamptz,
  regra jsonb,
  conteudo jsonb,
  -- People in it as it started; those who were deleted since have no row any more.
  publico integer,
  -- What became of them, counted after the fact.
  resultado jsonb NOT NULL DEFAULT '{}',
  -- When the last batch was handed over, and its fates were last looked at.
  lote_em timestamptz,
  colhida_em timestamptz,
  versao integer NOT NULL DEFAULT 1,
  iniciada_em timestamptz,
  terminada_em timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT campanhas_por_minuto_check CHECK (por_minuto BETWEEN 1 AND 1000),
  CONSTRAINT campanhas_situacao_check CHECK (situacao IN
    ('rascunho', 'agendada', 'enviando', 'pausada', 'parada', 'concluida')),
  CONSTRAINT campanhas_lancada_check
    CHECK (situacao = 'rascunho' OR (regra IS NOT NULL AND conteudo IS NOT NULL))
);
CREATE INDEX campanhas_created_idx ON campanhas (created_at);

-- Each person of a campaign, once. `na_fila` is in the hands of the notices.
CREATE TABLE campanha_envios (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  campanha_id uuid NOT NULL REFERENCES campanhas (id) ON DELETE CASCADE,
  situacao text NOT NULL DEFAULT 'pendente',
  motivo text,
  tentar_em timestamptz,
  enviado_em timestamptz,
  clicou_em timestamptz,
  saiu_em timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, campanha_id),
  CONSTRAINT campanha_envios_situacao_check CHECK (situacao IN ('pendente', 'na_fila', 'enviado',
    'entregue', 'lido', 'falhou', 'incerto', 'pulado'))
);
CREATE INDEX campanha_envios_campanha_idx ON campanha_envios (campanha_id, situacao, user_id);

ALTER TABLE segmentos ENABLE ROW LEVEL SECURITY;
ALTER TABLE modelos_mensagem ENABLE ROW LEVEL SECURITY;
ALTER TABLE campanhas ENABLE ROW LEVEL SECURITY;
ALTER TABLE campanha_envios ENABLE ROW LEVEL SECURITY;
CREATE POLICY operators ON segmentos TO app_admin USING (true) WITH CHECK (true);
CREATE POLICY staff ON modelos_mensagem TO app_system, app_admin USING (true) WITH CHECK (true);
CREATE POLICY staff ON campanhas TO app_system, app_admin USING (true) WITH CHECK (true);
CREATE POLICY staff ON campanha_envios TO app_system, app_admin USING (true) WITH CHECK (true);
-- A message is worded as its person when it leaves.
CREATE POLICY own_rows ON campanha_envios TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_campaigns ON campanhas FOR SELECT TO app_user
  USING (id IN (SELECT e.campanha_id FROM campanha_envios e
    WHERE e.user_id = (SELECT app_user_id())));
GRANT SELECT, INSERT, UPDATE, DELETE ON segmentos, modelos_mensagem TO app_admin;
GRANT SELECT (nome_meta, texto, canal) ON modelos_mensagem TO app_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON campanhas TO app_admin;
GRANT SELECT, UPDATE ON campanhas TO app_system;
GRANT SELECT (id, situacao, conteudo) ON campanhas TO app_user;
GRANT SELECT, UPDATE ON campanha_envios TO app_admin;
GRANT SELECT, INSERT, UPDATE ON campanha_envios TO app_system;
GRANT SELECT, UPDATE (situacao, motivo, tentar_em, enviado_em, clicou_em, updated_at)
  ON campanha_envios TO app_user;

-- What became of a campaign's notices, and who said no afterwards: of the campaigns' kind alone.
CREATE POLICY system_news ON avisos FOR SELECT TO app_system USING (tipo = 'novidades');
GRANT SELECT (user_id, tipo, canal, chave, situacao, erro, updated_at) ON avisos TO app_system;
CREATE POLICY system_news ON consentimentos FOR SELECT TO app_system USING (tipo = 'novidades');
GRANT SELECT (user_id, tipo, canal, resposta, created_at) ON consentimentos TO app_system;
CREATE INDEX consentimentos_novidades_idx ON consentimentos (created_at, user_id)
  WHERE tipo = 'novidades';
-- How many of a segment may be written to.
CREATE POLICY admin_reach ON preferencias_avisos FOR SELECT TO app_admin USING (true);
GRANT SELECT (user_id, escolhas) ON preferencias_avisos TO app_admin;
