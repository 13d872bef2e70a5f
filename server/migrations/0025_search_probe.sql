-- Two common words that never stand together are found nowhere by the index, which reads every place
-- of every three letters of both for it. The first three letters of each word are enough to tell,
-- where they do not stand together among the newest rows either: then few rows at all hold them,
-- and those are read and compared. Decision 008 has the figures.
CREATE FUNCTION comecos_dos_termos(termos text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp
  RETURN (
    SELECT array_agg(DISTINCT left(dobra(t.termo), 3)) FROM unnest(termos) AS t (termo)
    WHERE dobra(t.termo) ~ '^[a-z0-9]{3}'
  );

-- As in 0019, with the probe.
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
  comecos text[];
  sonda text;
  comum boolean;
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
    RETURN;
  END IF;

  comecos := comecos_dos_termos(termos);
  IF pagina IS NULL AND cardinality(comecos) > 1 THEN
    sonda := termos_achados(comecos);
    EXECUTE format('SELECT EXISTS (SELECT FROM (%s%s 3000) AS recentes WHERE true%s)',
        linhas, ordem, sonda)
      INTO comum USING pessoa, de, antes_quando, antes_created_at, antes_id;
  END IF;
  -- What is materialized is asked of the index, the rest of the rows that it gives.
  RETURN QUERY EXECUTE
    format('WITH achadas AS MATERIALIZED (%s%s) SELECT id FROM achadas WHERE true%s%s %s',
      linhas, CASE WHEN comum IS FALSE THEN sonda ELSE achou END, achou, ordem, limite)
    USING pessoa, de, antes_quando, antes_created_at, antes_id;
END $$;
