-- What each event of the provider named, kept once it is done: for its history, and so that one can
-- be done once more by the ordinary way. It holds a name and two ids, and no word of anybody.
ALTER TABLE eventos_asaas ADD COLUMN pista jsonb;
UPDATE eventos_asaas SET pista = conteudo::jsonb WHERE conteudo LIKE '{%';
CREATE FUNCTION guardar_pista() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.pista := nullif(NEW.conteudo, '')::jsonb;
  RETURN NEW;
END $$;
CREATE TRIGGER eventos_asaas_pista BEFORE INSERT ON eventos_asaas
  FOR EACH ROW EXECUTE FUNCTION guardar_pista();
CREATE INDEX eventos_asaas_remetente_idx ON eventos_asaas (remetente, ocorrido_em);
CREATE INDEX eventos_asaas_recentes_idx ON eventos_asaas (created_at DESC, id DESC);
GRANT UPDATE (resultado, conteudo, tentativas, processado_em) ON eventos_asaas TO app_admin;

-- How it stands with each charge by its rows, for lists alone: the ledger stays what is true, and
-- core/commerce/charges/charge-state.ts what it means.
CREATE TABLE situacao_cobrancas (
  charge_id uuid PRIMARY KEY REFERENCES charges (id) ON DELETE CASCADE,
  estado text NOT NULL DEFAULT 'prepared',
  posto integer NOT NULL DEFAULT 1,
  devolvido numeric(14,2) NOT NULL DEFAULT 0,
  valor numeric(14,2) NOT NULL,
  meio text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX situacao_cobrancas_created_idx ON situacao_cobrancas (created_at, charge_id);
CREATE INDEX situacao_cobrancas_valor_idx ON situacao_cobrancas (valor, charge_id);
CREATE INDEX situacao_cobrancas_estado_idx ON situacao_cobrancas (estado, created_at, charge_id);
CREATE INDEX situacao_cobrancas_estado_valor_idx ON situacao_cobrancas (estado, valor, charge_id);
CREATE INDEX situacao_cobrancas_meio_idx ON situacao_cobrancas (meio, created_at, charge_id);

CREATE FUNCTION posto_da_cobranca(estado text) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN array_position(ARRAY['prepared', 'unresolved', 'refused', 'open', 'in-review', 'overdue',
    'deleted', 'confirmed', 'received', 'charged-back', 'reinstated', 'refunded'], estado);

CREATE FUNCTION anotar_cobranca() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO situacao_cobrancas (charge_id, valor, meio, created_at)
    VALUES (NEW.id, NEW.amount, NEW.billing_type, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER charges_anotadas AFTER INSERT ON charges
  FOR EACH ROW EXECUTE FUNCTION anotar_cobranca();

CREATE FUNCTION acompanhar_cobranca() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE situacao_cobrancas SET
      estado = CASE WHEN posto_da_cobranca(NEW.state) <= posto THEN estado
        WHEN NEW.state = 'reinstated' THEN 'received' ELSE NEW.state END,
      posto = greatest(posto, posto_da_cobranca(NEW.state)),
      devolvido = greatest(devolvido, NEW.refunded)
    WHERE charge_id = NEW.charge_id;
  RETURN NULL;
END $$;
CREATE TRIGGER charge_events_acompanhados AFTER INSERT ON charge_events
  FOR EACH ROW EXECUTE FUNCTION acompanhar_cobranca();

INSERT INTO situacao_cobrancas (charge_id, estado, posto, devolvido, valor, meio, created_at)
  SELECT c.id, CASE coalesce(e.posto, 1) WHEN 11 THEN 'received'
      ELSE (ARRAY['prepared', 'unresolved', 'refused', 'open', 'in-review', 'overdue', 'deleted',
        'confirmed', 'received', 'charged-back', 'reinstated', 'refunded'])[coalesce(e.posto, 1)] END,
    coalesce(e.posto, 1), coalesce(e.devolvido, 0), c.amount, c.billing_type, c.created_at
  FROM charges c LEFT JOIN (
    SELECT charge_id, max(posto_da_cobranca(state)) AS posto, max(refunded) AS devolvido
    FROM charge_events GROUP BY charge_id) e ON e.charge_id = c.id;

-- What an operator asked the provider to give back. The asking is committed before anybody is
-- called, and what came of it is written when it is known.
CREATE TABLE reembolsos (
  id uuid PRIMARY KEY,
  charge_id uuid NOT NULL REFERENCES charges (id),
  -- Given back in all once it is done, what went before included.
  valor_total numeric(14,2) NOT NULL CHECK (valor_total > 0),
  motivo text NOT NULL,
  pedido_por uuid REFERENCES profiles (id) ON DELETE SET NULL,
  pedido_em timestamptz NOT NULL,
  resultado text CHECK (resultado IN ('feito', 'recusado')),
  -- The provider's word for a refusal.
  codigo text,
  terminado_em timestamptz
);
CREATE INDEX reembolsos_charge_id_idx ON reembolsos (charge_id);
CREATE INDEX reembolsos_pedido_por_idx ON reembolsos (pedido_por);
-- One at a time: a second one would not know how much the first gives back.
CREATE UNIQUE INDEX reembolsos_aberto_key ON reembolsos (charge_id) WHERE resultado IS NULL;

ALTER TABLE situacao_cobrancas ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON situacao_cobrancas TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON situacao_cobrancas TO app_system, app_admin;

ALTER TABLE reembolsos ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON reembolsos TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON reembolsos TO app_system;
GRANT SELECT, INSERT ON reembolsos TO app_admin;
