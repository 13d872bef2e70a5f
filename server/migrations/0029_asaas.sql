-- The payment provider of the demonstration. Only the system reads it, and no card's number or code
-- ever comes here: of a card there are its token, its brand and its last four digits.

-- Customers, charges, plans of parts, subscriptions and cards, each as one document. `visivel_em` is
-- for charges that are made after their caller gave up; `proxima_em` is when time alone changes one.
CREATE TABLE simulador_asaas (
  id text PRIMARY KEY,
  ordem bigint GENERATED ALWAYS AS IDENTITY,
  tipo text NOT NULL
    CHECK (tipo IN ('cliente', 'cobranca', 'parcelamento', 'assinatura', 'cartao')),
  referencia text,
  cliente text,
  grupo text,
  dados jsonb NOT NULL,
  visivel_em timestamptz NOT NULL,
  proxima_em timestamptz
);
CREATE INDEX simulador_asaas_tipo_idx ON simulador_asaas (tipo, ordem DESC);
CREATE INDEX simulador_asaas_referencia_idx ON simulador_asaas (referencia, tipo);
CREATE INDEX simulador_asaas_grupo_idx ON simulador_asaas (grupo, tipo);
CREATE INDEX simulador_asaas_proxima_em_idx ON simulador_asaas (proxima_em)
  WHERE proxima_em IS NOT NULL;

-- Its webhooks in the order of their happening, each told until it is answered 200.
CREATE TABLE simulador_asaas_avisos (
  ordem bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  evento text NOT NULL,
  objeto text NOT NULL,
  corpo jsonb NOT NULL,
  situacao text NOT NULL CHECK (situacao IN ('pendente', 'entregue', 'perdido')),
  tentativas integer NOT NULL DEFAULT 0,
  resposta integer,
  proxima_em timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX simulador_asaas_avisos_pendente_idx ON simulador_asaas_avisos (ordem)
  WHERE situacao = 'pendente';
CREATE INDEX simulador_asaas_avisos_objeto_idx ON simulador_asaas_avisos (objeto, ordem);

-- Its clock, its faults and whether its queue was interrupted.
CREATE TABLE simulador_asaas_estado (
  chave text PRIMARY KEY,
  valor jsonb NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON simulador_asaas, simulador_asaas_avisos, simulador_asaas_estado TO app_system;
