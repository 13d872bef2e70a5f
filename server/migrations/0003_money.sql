CREATE TABLE categorias (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  nome text NOT NULL,
  icone text NOT NULL DEFAULT '📋',
  tipo text NOT NULL DEFAULT 'despesa',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX categorias_user_id_nome_idx ON categorias (user_id, nome);

-- Case and accents folded away for search. Both cases are listed so that the result does not hang
-- on the locale that the cluster was made with.
CREATE FUNCTION dobra(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(translate(texto,
    'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnn'));

-- `tipo` has no check: any value but 'receita' counts as 'despesa', as the existing product does.
CREATE TABLE transacoes (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  detalhes text NOT NULL DEFAULT 'Não informado',
  valor numeric(14,2) NOT NULL DEFAULT 0,
  quando date NOT NULL DEFAULT (now() AT TIME ZONE 'America/Sao_Paulo')::date,
  categoria_id uuid,
  tipo text NOT NULL DEFAULT 'despesa',
  versao integer NOT NULL DEFAULT 1,
  busca text NOT NULL GENERATED ALWAYS AS (dobra(detalhes)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, categoria_id) REFERENCES categorias (user_id, id)
    ON DELETE SET NULL (categoria_id)
);
CREATE INDEX transacoes_lista_idx ON transacoes (user_id, quando DESC, created_at DESC, id DESC);
CREATE INDEX transacoes_recentes_idx ON transacoes (user_id, created_at DESC, id DESC);
CREATE INDEX transacoes_categoria_idx
  ON transacoes (user_id, categoria_id, quando DESC, created_at DESC, id DESC);
CREATE INDEX transacoes_busca_idx ON transacoes USING gin (busca gin_trgm_ops);

-- Sums that no read has to make again. Whole months read the first, other ranges the second.
-- A null category is one group, hence NULLS NOT DISTINCT. They are derived data: no key to
-- categorias, since deleting a category moves its sums by the trigger below.
CREATE TABLE resumos_mensais (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  mes date NOT NULL,
  tipo text NOT NULL,
  categoria_id uuid,
  total numeric(16,2) NOT NULL,
  quantidade integer NOT NULL,
  CONSTRAINT resumos_mensais_key UNIQUE NULLS NOT DISTINCT (user_id, mes, tipo, categoria_id)
);
CREATE TABLE resumos_diarios (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  dia date NOT NULL,
  tipo text NOT NULL,
  categoria_id uuid,
  total numeric(16,2) NOT NULL,
  quantidade integer NOT NULL,
  CONSTRAINT resumos_diarios_key UNIQUE NULLS NOT DISTINCT (user_id, dia, tipo, categoria_id)
);

-- One function for the three statements. Rows are upserted in key order, so that two bulk writes
-- of one person cannot lock each other out. What a delete empties is only updated, never inserted
-- again: when a whole person goes, their sums may have gone first.
CREATE FUNCTION soma_transacoes() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO resumos_mensais AS r (user_id, mes, tipo, categoria_id, total, quantidade)
      SELECT user_id, date_trunc('month', quando::timestamp)::date AS mes,
        CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
        categoria_id, sum(valor), count(*)
      FROM novas GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (user_id, mes, tipo, categoria_id) DO UPDATE
        SET total = r.total + excluded.total, quantidade = r.quantidade + excluded.quantidade;
    INSERT INTO resumos_diarios AS r (user_id, dia, tipo, categoria_id, total, quantidade)
      SELECT user_id, quando,
        CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
        categoria_id, sum(valor), count(*)
      FROM novas GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (user_id, dia, tipo, categoria_id) DO UPDATE
        SET total = r.total + excluded.total, quantidade = r.quantidade + excluded.quantidade;
    RETURN NULL;
  END IF;

  IF TG_OP = 'UPDATE' THEN
    INSERT INTO resumos_mensais AS r (user_id, mes, tipo, categoria_id, total, quantidade)
      SELECT user_id, mes, t, categoria_id, sum(v), sum(n) FROM (
        SELECT user_id, date_trunc('month', quando::timestamp)::date AS mes,
          CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
          categoria_id, valor AS v, 1 AS n FROM novas
        UNION ALL
        SELECT user_id, date_trunc('month', quando::timestamp)::date,
          CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END,
          categoria_id, -valor, -1 FROM antigas
      ) AS d GROUP BY 1, 2, 3, 4 HAVING sum(v) <> 0 OR sum(n) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (user_id, mes, tipo, categoria_id) DO UPDATE
        SET total = r.total + excluded.total, quantidade = r.quantidade + excluded.quantidade;
    INSERT INTO resumos_diarios AS r (user_id, dia, tipo, categoria_id, total, quantidade)
      SELECT user_id, quando, t, categoria_id, sum(v), sum(n) FROM (
        SELECT user_id, quando, CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
          categoria_id, valor AS v, 1 AS n FROM novas
        UNION ALL
        SELECT user_id, quando, CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END,
          categoria_id, -valor, -1 FROM antigas
      ) AS d GROUP BY 1, 2, 3, 4 HAVING sum(v) <> 0 OR sum(n) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (user_id, dia, tipo, categoria_id) DO UPDATE
        SET total = r.total + excluded.total, quantidade = r.quantidade + excluded.quantidade;
  ELSE
    UPDATE resumos_mensais AS r
      SET total = r.total - d.v, quantidade = r.quantidade - d.n
      FROM (
        SELECT user_id, date_trunc('month', quando::timestamp)::date AS mes,
          CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
          categoria_id, sum(valor) AS v, count(*) AS n
        FROM antigas GROUP BY 1, 2, 3, 4
      ) AS d
      WHERE r.user_id = d.user_id AND r.mes = d.mes AND r.tipo = d.t
        AND r.categoria_id IS NOT DISTINCT FROM d.categoria_id;
    UPDATE resumos_diarios AS r
      SET total = r.total - d.v, quantidade = r.quantidade - d.n
      FROM (
        SELECT user_id, quando,
          CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
          categoria_id, sum(valor) AS v, count(*) AS n
        FROM antigas GROUP BY 1, 2, 3, 4
      ) AS d
      WHERE r.user_id = d.user_id AND r.dia = d.quando AND r.tipo = d.t
        AND r.categoria_id IS NOT DISTINCT FROM d.categoria_id;
  END IF;

  DELETE FROM resumos_mensais AS r USING (
    SELECT DISTINCT user_id, date_trunc('month', quando::timestamp)::date AS mes FROM antigas
  ) AS d WHERE r.user_id = d.user_id AND r.mes = d.mes AND r.quantidade = 0;
  DELETE FROM resumos_diarios AS r USING (
    SELECT DISTINCT user_id, quando FROM antigas
  ) AS d WHERE r.user_id = d.user_id AND r.dia = d.quando AND r.quantidade = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER transacoes_inseridas AFTER INSERT ON transacoes
  REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION soma_transacoes();
CREATE TRIGGER transacoes_alteradas AFTER UPDATE ON transacoes
  REFERENCING OLD TABLE AS antigas NEW TABLE AS novas
  FOR EACH STATEMENT EXECUTE FUNCTION soma_transacoes();
CREATE TRIGGER transacoes_excluidas AFTER DELETE ON transacoes
  REFERENCING OLD TABLE AS antigas FOR EACH STATEMENT EXECUTE FUNCTION soma_transacoes();

-- Search runs as the owner, because LIKE is not leakproof: under row-level security the trigram
-- index would be ignored. The person comes from app.user_id, never from an argument.
CREATE FUNCTION busca_transacoes(padrao text) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1000 AS $$
DECLARE pessoa uuid := app_user_id();
BEGIN
  IF pessoa IS NULL THEN RETURN; END IF;
  RETURN QUERY SELECT t.id FROM transacoes AS t WHERE t.user_id = pessoa AND t.busca LIKE padrao;
END $$;

-- The inverse of each command that changed money; `POST /api/undo/{id}` carries one out, once.
CREATE TABLE operacoes (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  comando text NOT NULL,
  inverso jsonb NOT NULL,
  desfeita_em timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);

ALTER TABLE categorias ENABLE ROW LEVEL SECURITY;
ALTER TABLE transacoes ENABLE ROW LEVEL SECURITY;
ALTER TABLE resumos_mensais ENABLE ROW LEVEL SECURITY;
ALTER TABLE resumos_diarios ENABLE ROW LEVEL SECURITY;
ALTER TABLE operacoes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON categorias TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON transacoes TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON resumos_mensais TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON resumos_diarios TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON operacoes TO app_user USING (user_id = (SELECT app_user_id()));
GRANT SELECT, INSERT, UPDATE, DELETE ON categorias, transacoes TO app_user;
GRANT SELECT ON resumos_mensais, resumos_diarios TO app_user;
GRANT SELECT, INSERT, UPDATE ON operacoes TO app_user;
REVOKE ALL ON FUNCTION busca_transacoes(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION busca_transacoes(text) TO app_user;
