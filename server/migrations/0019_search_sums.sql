-- What a search finds is summed by PostgreSQL, and 'no category' is a category to filter by. The
-- nil id stands for it: null means that no category limits the search.
CREATE FUNCTION linhas_filtradas(filtro_tipo text, filtro_categoria uuid) RETURNS text
  LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN CASE
      WHEN filtro_categoria IS NULL THEN ''
      WHEN filtro_categoria = '00000000-0000-0000-0000-000000000000'::uuid
        THEN ' AND t.categoria_id IS NULL'
      ELSE format(' AND t.categoria_id = %L::uuid', filtro_categoria)
    END || CASE
      WHEN filtro_tipo IS NULL THEN ''
      WHEN filtro_tipo = 'receita' THEN ' AND t.tipo = ''receita'''
      ELSE ' AND t.tipo <> ''receita'''
    END;
END $$;

CREATE FUNCTION termos_achados(termos text[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  achou text := '';
  termo text;
BEGIN
  FOREACH termo IN ARRAY termos LOOP
    termo := dobra(termo);
    achou := achou || format(' AND busca LIKE %L',
      CASE WHEN length(termo) < 3 THEN '% ' ELSE '%' END
      || regexp_replace(termo, '([\\%_])', '\\\1', 'g') || '%');
  END LOOP;
  RETURN achou;
END $$;

-- As in 0017, with the two above.
CREATE OR REPLACE FUNCTION busca_transacoes(
  termos text[], filtro_tipo text, filtro_categoria uuid, de date, antes_quando date,
  antes_created_at timestamptz, antes_id uuid, limite integer
) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
DECLARE
  pessoa uuid := app_user_id();
  linhas text := 'SELECT t.id, t.quando, t.created_at, t.busca FROM transacoes AS t
    WHERE t.user_id = $1 AND t.quando >= $2 AND (t.quando, t.created_at, t.id) < ($3, $4, $5)'
    || linhas_filtradas(filtro_tipo, filtro_categoria);
  ordem constant text := ' ORDER BY quando DESC, created_at DESC, id DESC LIMIT ';
  achou constant text := termos_achados(termos);
  pagina uuid[];
  janela integer;
BEGIN
  IF pessoa IS NULL THEN RETURN; END IF;
  FOREACH janela IN ARRAY ARRAY[3000, 12000] LOOP
    EXECUTE format('SELECT array_agg(id) FROM (
        SELECT id FROM (%s%s %s) AS recentes WHERE true%s%s %s) AS achadas',
        linhas, ordem, janela, achou, ordem, limite)
      INTO pagina USING pessoa, de, antes_quando, antes_created_at, antes_id;
    -- The next window has four times the rows: where even five times would not do, it is in vain.
    EXIT WHEN coalesce(cardinality(pagina), 0) * 5 < limite OR cardinality(pagina) = limite;
  END LOOP;
  IF cardinality(pagina) = limite THEN
    RETURN QUERY SELECT unnest(pagina);
  ELSE
    RETURN QUERY EXECUTE
      format('WITH achadas AS MATERIALIZED (%s%s) SELECT id FROM achadas%s %s',
        linhas, achou, ordem, limite)
      USING pessoa, de, antes_quando, antes_created_at, antes_id;
  END IF;
END $$;

-- All that a search finds, by type; the owner runs it for the reason that 0003 gives.
CREATE FUNCTION soma_da_busca(
  termos text[], filtro_tipo text, filtro_categoria uuid, de date, ate date
) RETURNS TABLE (tipo text, total numeric, quantidade bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 2 AS $$
DECLARE
  pessoa uuid := app_user_id();
BEGIN
  IF pessoa IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE
    'SELECT CASE WHEN t.tipo = ''receita'' THEN t.tipo ELSE ''despesa'' END,
      sum(t.valor), count(*)
    FROM transacoes AS t WHERE t.user_id = $1 AND t.quando BETWEEN $2 AND $3'
    || linhas_filtradas(filtro_tipo, filtro_categoria) || termos_achados(termos) || ' GROUP BY 1'
    USING pessoa, de, ate;
END $$;
REVOKE ALL ON FUNCTION soma_da_busca FROM PUBLIC;
GRANT EXECUTE ON FUNCTION soma_da_busca TO app_user;
