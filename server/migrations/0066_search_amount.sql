-- A search finds amounts too: '52' is every amount from 52,00 to 52,99, '52,9' from 52,90 to 52,99,
-- '1.250' the same as '1250'. What the digits begin, since one types them one by one.
CREATE INDEX transacoes_valor_idx ON transacoes (user_id, valor);

-- From where, and below what, the amounts lie that a term begins; null where it is no amount.
CREATE FUNCTION faixa_do_valor(termo text) RETURNS numeric[]
  LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  numero text := CASE
    WHEN termo ~ '^(\d{1,3}(\.\d{3})+|\d{1,12})(,\d{0,2})?$'
      THEN replace(replace(termo, '.', ''), ',', '.')
    WHEN termo ~ '^\d{1,12}\.\d{1,2}$' THEN termo
  END;
BEGIN
  IF numero IS NULL THEN RETURN NULL; END IF;
  RETURN ARRAY[
    numero::numeric,
    numero::numeric + CASE
      WHEN numero ~ '\.\d\d$' THEN 0.01
      WHEN numero ~ '\.\d$' THEN 0.1
      ELSE 1
    END];
END $$;

-- As in 0019, with amounts.
CREATE OR REPLACE FUNCTION termos_achados(termos text[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  achou text := '';
  dito text;
  termo text;
  faixa numeric[];
BEGIN
  FOREACH termo IN ARRAY termos LOOP
    termo := dobra(termo);
    faixa := faixa_do_valor(termo);
    dito := format('busca LIKE %L', CASE WHEN length(termo) < 3 THEN '% ' ELSE '%' END
      || regexp_replace(termo, '([\\%_])', '\\\1', 'g') || '%');
    achou := achou || CASE
      WHEN faixa IS NULL THEN ' AND ' || dito
      ELSE format(' AND (%s OR (valor >= %s AND valor < %s))', dito, faixa[1], faixa[2])
    END;
  END LOOP;
  RETURN achou;
END $$;

-- As in 0025, but for amounts: their first digits stand in no description.
CREATE OR REPLACE FUNCTION comecos_dos_termos(termos text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp
  RETURN (
    SELECT array_agg(DISTINCT left(dobra(t.termo), 3)) FROM unnest(termos) AS t (termo)
    WHERE dobra(t.termo) ~ '^[a-z0-9]{3}' AND faixa_do_valor(t.termo) IS NULL
  );

-- As in 0025, with the amount among what is looked through.
CREATE OR REPLACE FUNCTION busca_transacoes(
  termos text[], filtro_tipo text, filtro_categoria uuid, de date, antes_quando date,
  antes_created_at timestamptz, antes_id uuid, limite integer
) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
DECLARE
  pessoa uuid := app_user_id();
  linhas text := 'SELECT t.id, t.quando, t.created_at, t.busca, t.valor FROM transacoes AS t
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
