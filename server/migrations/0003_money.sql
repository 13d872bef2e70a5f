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

-- Case and accents folded away for search. Both cases are listed and the rest is folded as plain
-- ASCII, so that the result does not hang on the locale that the cluster was made with. Every
-- written row pays for this: text without accents skips the costly part.
CREATE FUNCTION dobra(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(CASE WHEN octet_length(texto) = length(texto) THEN texto ELSE translate(texto,
    'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnn') END COLLATE "C");

-- Two kinds of key in one index, for transacoes_busca_idx below.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- `tipo` has no check: any value but 'receita' counts as 'despesa', as the existing product does.
-- `busca` begins with a space, so that ' ab' finds the beginning of the first word as well.
CREATE TABLE transacoes (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  detalhes text NOT NULL DEFAULT 'Não informado',
  valor numeric(14,2) NOT NULL DEFAULT 0,
  quando date NOT NULL DEFAULT (now() AT TIME ZONE 'America/Sao_Paulo')::date,
  categoria_id uuid,
  tipo text NOT NULL DEFAULT 'despesa',
  versao integer NOT NULL DEFAULT 1,
  busca text NOT NULL GENERATED ALWAYS AS (' ' || dobra(detalhes)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, categoria_id) REFERENCES categorias (user_id, id)
    ON DELETE SET NULL (categoria_id)
);
CREATE INDEX transacoes_lista_idx ON transacoes (user_id, quando DESC, created_at DESC, id DESC);
-- Income is rare among most people's rows, so a page of it would read far down the list above.
CREATE INDEX transacoes_receitas_idx
  ON transacoes (user_id, quando DESC, created_at DESC, id DESC) WHERE tipo = 'receita';
CREATE INDEX transacoes_categoria_idx
  ON transacoes (user_id, categoria_id, quando DESC, created_at DESC, id DESC);
CREATE INDEX transacoes_recentes_idx ON transacoes (user_id, created_at DESC, id DESC);
-- The person stands in the index too: a word that is common among all people costs nobody more.
CREATE INDEX transacoes_busca_idx ON transacoes USING gin (user_id, busca gin_trgm_ops);

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

-- One function for the three statements. Sums are locked in key order, the monthly ones first, so
-- that two bulk writes of one person cannot lock each other out. When a whole person goes, their
-- sums may have gone first: what a delete empties is only updated, never inserted again, and an
-- update (of a category's transactions, by its key) adds nothing for a person who is not there.
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
      ) AS d WHERE EXISTS (SELECT FROM profiles AS p WHERE p.id = d.user_id)
      GROUP BY 1, 2, 3, 4 HAVING sum(v) <> 0 OR sum(n) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (user_id, mes, tipo, categoria_id) DO UPDATE
        SET total = r.total + excluded.total, quantidade = r.quantidade + excluded.quantidade;
    INSERT INTO resumos_diarios AS r (user_id, dia, tipo, categoria_id, total, quantidade)
      SELECT user_id, quando, t, categoria_id, sum(v), sum(n) FROM (
        SELECT user_id, quando, CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END AS t,
          categoria_id, valor AS v, 1 AS n FROM novas
        UNION ALL
        SELECT user_id, quando, CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END,
          categoria_id, -valor, -1 FROM antigas
      ) AS d WHERE EXISTS (SELECT FROM profiles AS p WHERE p.id = d.user_id)
      GROUP BY 1, 2, 3, 4 HAVING sum(v) <> 0 OR sum(n) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (user_id, dia, tipo, categoria_id) DO UPDATE
        SET total = r.total + excluded.total, quantidade = r.quantidade + excluded.quantidade;
  ELSE
    PERFORM FROM resumos_mensais AS r
      WHERE (r.user_id, r.mes) IN (
        SELECT user_id, date_trunc('month', quando::timestamp)::date FROM antigas
      ) ORDER BY r.user_id, r.mes, r.tipo, r.categoria_id FOR UPDATE;
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
    PERFORM FROM resumos_diarios AS r
      WHERE (r.user_id, r.dia) IN (SELECT user_id, quando FROM antigas)
      ORDER BY r.user_id, r.dia, r.tipo, r.categoria_id FOR UPDATE;
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
-- index would be ignored. The person comes from app.user_id, never from an argument. A page of a
-- common word is found among the newest rows; a rare one has few rows in the trigram index.
-- A term of one or two letters means the beginning of a word.
CREATE FUNCTION busca_transacoes(
  termos text[], filtro_tipo text, filtro_categoria uuid, de date, antes_quando date,
  antes_created_at timestamptz, antes_id uuid, limite integer
) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
DECLARE
  pessoa uuid := app_user_id();
  linhas text := 'SELECT t.id, t.quando, t.created_at, t.busca FROM transacoes AS t
    WHERE t.user_id = $1 AND t.quando >= $2 AND (t.quando, t.created_at, t.id) < ($3, $4, $5)';
  ordem constant text := ' ORDER BY quando DESC, created_at DESC, id DESC LIMIT ';
  achou text := '';
  termo text;
  pagina uuid[];
BEGIN
  IF pessoa IS NULL THEN RETURN; END IF;
  IF filtro_categoria IS NOT NULL THEN
    linhas := linhas || format(' AND t.categoria_id = %L::uuid', filtro_categoria);
  END IF;
  IF filtro_tipo IS NOT NULL THEN
    linhas := linhas || format(' AND t.tipo %s ''receita''',
      CASE filtro_tipo WHEN 'receita' THEN '=' ELSE '<>' END);
  END IF;
  FOREACH termo IN ARRAY termos LOOP
    termo := dobra(termo);
    achou := achou || format(' AND busca LIKE %L',
      CASE WHEN length(termo) < 3 THEN '% ' ELSE '%' END
      || regexp_replace(termo, '([\\%_])', '\\\1', 'g') || '%');
  END LOOP;

  EXECUTE format('SELECT array_agg(id) FROM (
      SELECT id FROM (%s%s 3000) AS recentes WHERE true%s%s %s) AS achadas',
      linhas, ordem, achou, ordem, limite)
    INTO pagina USING pessoa, de, antes_quando, antes_created_at, antes_id;
  IF cardinality(pagina) = limite THEN
    RETURN QUERY SELECT unnest(pagina);
  ELSE
    RETURN QUERY EXECUTE
      format('WITH achadas AS MATERIALIZED (%s%s) SELECT id FROM achadas%s %s',
        linhas, achou, ordem, limite)
      USING pessoa, de, antes_quando, antes_created_at, antes_id;
  END IF;
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
REVOKE ALL ON FUNCTION busca_transacoes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION busca_transacoes TO app_user;
