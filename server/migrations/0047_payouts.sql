-- What a later payout takes back of a debt: money that was paid out for a charge that was given back.
ALTER TABLE commissions DROP CONSTRAINT commissions_kind_check;
ALTER TABLE commissions ADD CONSTRAINT commissions_kind_check
  CHECK (kind IN ('accrued', 'approved', 'reversed', 'paid-out', 'recovered'));

-- The sums of each person's ledger, kept as it grows: a list of thousands adds nothing up.
CREATE TABLE saldos_comissao (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  pendente numeric(16,2) NOT NULL DEFAULT 0,
  aprovado numeric(16,2) NOT NULL DEFAULT 0,
  pago numeric(16,2) NOT NULL DEFAULT 0,
  ultimo_em timestamptz NOT NULL
);
CREATE INDEX saldos_comissao_aprovado_idx ON saldos_comissao (aprovado, user_id);
CREATE INDEX saldos_comissao_pendente_idx ON saldos_comissao (pendente, user_id);
CREATE INDEX saldos_comissao_pago_idx ON saldos_comissao (pago, user_id);

CREATE FUNCTION somar_comissao() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.user_id IS NULL THEN RETURN NULL; END IF;
  INSERT INTO saldos_comissao AS s (user_id, pendente, aprovado, pago, ultimo_em) VALUES (NEW.user_id,
    CASE WHEN NEW.kind = 'accrued' THEN NEW.amount
      WHEN NEW.kind = 'approved' OR (NEW.kind = 'reversed' AND NOT NEW.of_approved)
      THEN -NEW.amount ELSE 0 END,
    CASE WHEN NEW.kind IN ('approved', 'recovered') THEN NEW.amount
      WHEN NEW.kind = 'paid-out' OR (NEW.kind = 'reversed' AND NEW.of_approved)
      THEN -NEW.amount ELSE 0 END,
    CASE NEW.kind WHEN 'paid-out' THEN NEW.amount WHEN 'recovered' THEN -NEW.amount ELSE 0 END,
    NEW.created_at)
  ON CONFLICT (user_id) DO UPDATE SET pendente = s.pendente + excluded.pendente,
    aprovado = s.aprovado + excluded.aprovado, pago = s.pago + excluded.pago,
    ultimo_em = greatest(s.ultimo_em, excluded.ultimo_em);
  RETURN NULL;
END $$;
CREATE TRIGGER commissions_somadas AFTER INSERT ON commissions
  FOR EACH ROW EXECUTE FUNCTION somar_comissao();
INSERT INTO saldos_comissao (user_id, pendente, aprovado, pago, ultimo_em)
  SELECT user_id,
    sum(CASE WHEN kind = 'accrued' THEN amount
      WHEN kind = 'approved' OR (kind = 'reversed' AND NOT of_approved) THEN -amount ELSE 0 END),
    sum(CASE WHEN kind = 'approved' THEN amount
      WHEN kind = 'paid-out' OR (kind = 'reversed' AND of_approved) THEN -amount ELSE 0 END),
    sum(CASE WHEN kind = 'paid-out' THEN amount ELSE 0 END), max(created_at)
  FROM commissions WHERE user_id IS NOT NULL GROUP BY user_id;

-- A batch of payouts: frozen when it is made, and paid by a file that a bank takes.
CREATE TABLE lotes_pagamento (
  id uuid PRIMARY KEY,
  -- Counts the files for the bank.
  numero bigint GENERATED ALWAYS AS IDENTITY,
  estado text NOT NULL DEFAULT 'fechado' CHECK (estado IN ('fechado', 'pago', 'cancelado')),
  pagar_em date NOT NULL,
  criado_por uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  encerrado_em timestamptz,
  comprovante bytea,
  comprovante_tipo text,
  versao integer NOT NULL DEFAULT 1
);
CREATE INDEX lotes_pagamento_created_idx ON lotes_pagamento (created_at, id);
CREATE INDEX lotes_pagamento_criado_por_idx ON lotes_pagamento (criado_por);

-- Whom it pays, as they stood when it was frozen.
CREATE TABLE lotes_pagamento_itens (
  id uuid PRIMARY KEY,
  lote_id uuid NOT NULL REFERENCES lotes_pagamento (id),
  user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  valor numeric(14,2) NOT NULL CHECK (valor > 0),
  nome text NOT NULL,
  documento text NOT NULL,
  chave text NOT NULL,
  estado text NOT NULL DEFAULT 'aberto' CHECK (estado IN ('aberto', 'pago', 'devolvido')),
  end_to_end text,
  encerrado_em timestamptz
);
CREATE INDEX lotes_pagamento_itens_lote_idx ON lotes_pagamento_itens (lote_id);
CREATE INDEX lotes_pagamento_itens_user_idx ON lotes_pagamento_itens (user_id);
-- One transfer pays one item.
CREATE UNIQUE INDEX lotes_pagamento_itens_end_to_end_key ON lotes_pagamento_itens (end_to_end);
-- Whose account is gone is nobody here: the amount stays for the books, and names none.
CREATE FUNCTION esquecer_afiliado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nome := '';
  NEW.documento := '';
  NEW.chave := '';
  RETURN NEW;
END $$;
CREATE TRIGGER lotes_pagamento_itens_esquecidos BEFORE UPDATE ON lotes_pagamento_itens
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL)
  EXECUTE FUNCTION esquecer_afiliado();

-- Which commissions it settles; below zero where it takes a debt back.
CREATE TABLE lotes_pagamento_comissoes (
  item_id uuid NOT NULL REFERENCES lotes_pagamento_itens (id),
  charge_id uuid NOT NULL REFERENCES charges (id),
  valor numeric(14,2) NOT NULL CHECK (valor <> 0),
  aberta boolean NOT NULL DEFAULT true,
  PRIMARY KEY (item_id, charge_id)
);
-- A commission is in one open batch at a time, whoever makes them.
CREATE UNIQUE INDEX lotes_pagamento_comissoes_aberta_key ON lotes_pagamento_comissoes (charge_id)
  WHERE aberta;

ALTER TABLE saldos_comissao ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON saldos_comissao TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON saldos_comissao TO app_system, app_admin;
ALTER TABLE lotes_pagamento ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON lotes_pagamento TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON lotes_pagamento TO app_system;
GRANT SELECT, INSERT, UPDATE ON lotes_pagamento TO app_admin;
ALTER TABLE lotes_pagamento_itens ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON lotes_pagamento_itens TO app_system, app_admin
  USING (true) WITH CHECK (true);
GRANT SELECT ON lotes_pagamento_itens TO app_system;
GRANT SELECT, INSERT, UPDATE ON lotes_pagamento_itens TO app_admin;
ALTER TABLE lotes_pagamento_comissoes ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON lotes_pagamento_comissoes TO app_system, app_admin
  USING (true) WITH CHECK (true);
GRANT SELECT ON lotes_pagamento_comissoes TO app_system;
GRANT SELECT, INSERT, UPDATE ON lotes_pagamento_comissoes TO app_admin;
