-- As before, without the second window where the first one tells that it will not do: that saves a
-- rare word the reading of 12,000 rows, up to 10 ms of 15.
CREATE OR REPLACE FUNCTION busca_transacoes(
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
  janela integer;
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
