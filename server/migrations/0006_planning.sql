-- Budgets, recurring payments and goals, with the spec's names and columns.

-- One active budget for a category and month; `ativo` false is a deleted one. `mes_ano` is the
-- existing product's form: year, hyphen, month without a zero (2025-3).
CREATE TABLE planejamento_gastos (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  categoria_id uuid NOT NULL,
  valor_planejado numeric(14,2) NOT NULL,
  mes_ano text NOT NULL CHECK (mes_ano ~ '^\d{4}-([1-9]|1[0-2])$'),
  ativo boolean NOT NULL DEFAULT true,
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, categoria_id) REFERENCES categorias (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX planejamento_gastos_vigente_key
  ON planejamento_gastos (user_id, mes_ano, categoria_id) WHERE ativo;
CREATE INDEX planejamento_gastos_categoria_idx ON planejamento_gastos (user_id, categoria_id);

CREATE TABLE pagamentos_recorrentes (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  nome text NOT NULL,
  valor numeric(14,2) NOT NULL,
  frequencia text NOT NULL DEFAULT 'mensal',
  dia_vencimento integer NOT NULL CHECK (dia_vencimento BETWEEN 1 AND 31),
  categoria_id uuid,
  observacoes text,
  ativo boolean NOT NULL DEFAULT true,
  data_proximo_pagamento date NOT NULL,
  data_ultimo_pagamento date,
  total_parcelas integer CHECK (total_parcelas >= 1),
  parcelas_pagas integer NOT NULL DEFAULT 0 CHECK (parcelas_pagas >= 0),
  data_termino date,
  -- The date that the last payment settled, and what undoes it: a second press finds both.
  vencimento_pago date,
  operacao_pagamento uuid,
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, categoria_id) REFERENCES categorias (user_id, id)
    ON DELETE SET NULL (categoria_id)
);
CREATE INDEX pagamentos_recorrentes_vencimento_idx
  ON pagamentos_recorrentes (user_id, data_proximo_pagamento, id);
CREATE INDEX pagamentos_recorrentes_alterados_idx
  ON pagamentos_recorrentes (user_id, updated_at DESC);
CREATE INDEX pagamentos_recorrentes_categoria_idx
  ON pagamentos_recorrentes (user_id, categoria_id);

CREATE TABLE metas_financeiras (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  nome text NOT NULL DEFAULT 'Meta sem nome',
  valor_objetivo numeric(14,2) NOT NULL,
  valor_atual numeric(14,2) NOT NULL DEFAULT 0,
  ativa boolean NOT NULL DEFAULT true,
  tipo text,
  data_objetivo date,
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX metas_financeiras_user_id_created_at_idx
  ON metas_financeiras (user_id, created_at DESC, id DESC);

ALTER TABLE planejamento_gastos ENABLE ROW LEVEL SECURITY;
ALTER TABLE pagamentos_recorrentes ENABLE ROW LEVEL SECURITY;
ALTER TABLE metas_financeiras ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON planejamento_gastos TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON pagamentos_recorrentes TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON metas_financeiras TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE, DELETE
  ON planejamento_gastos, pagamentos_recorrentes, metas_financeiras TO app_user;
