-- What a message answers, so that the conversation can show it.
ALTER TABLE mensagens ADD COLUMN responde_a text;

-- What a choice of category replaced: "só desta vez" and an undo bring it back.
ALTER TABLE aprendizados ADD COLUMN categoria_anterior uuid;
ALTER TABLE aprendizados ADD COLUMN vezes_anterior integer NOT NULL DEFAULT 1;
ALTER TABLE aprendizados ADD FOREIGN KEY (user_id, categoria_anterior)
  REFERENCES categorias (user_id, id) ON DELETE SET NULL (categoria_anterior);

-- Search of the conversation. Each message has its reply, so one column of the reply holds the
-- folded words of both, and one index finds them; deleting a message deletes them with the reply.
ALTER TABLE respostas ADD COLUMN busca text NOT NULL DEFAULT '';
UPDATE respostas AS r SET busca = ' ' || dobra(
  CASE WHEN r.ordem = 0 THEN m.texto || ' ' ELSE '' END || r.texto)
FROM mensagens AS m WHERE m.user_id = r.user_id AND m.canal = r.canal AND m.id = r.mensagem_id;
CREATE INDEX respostas_busca_idx ON respostas USING gin (user_id, busca gin_trgm_ops);

-- A common word is found among the newest 3,000 exchanges, a rare one by the index. Owner-run, like
-- busca_transacoes, and for the same reason; it takes the person from app.user_id alone.
CREATE OR REPLACE FUNCTION busca_mensagens(
  termos text[], antes_created_at timestamptz, antes_id text, limite integer
) RETURNS TABLE (canal text, id text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 30 AS $$
DECLARE
  pessoa uuid := app_user_id();
  achou text := '';
  termo text;
  lugar constant text := 'm.user_id = $1 AND m.apagada_em IS NULL
    AND ($2::timestamptz IS NULL OR (m.created_at, m.id) < ($2, $3::text))';
  resposta constant text := 'r.user_id = $1 AND r.canal = m.canal AND r.mensagem_id = m.id';
  ordem constant text := ' ORDER BY created_at DESC, id DESC LIMIT ';
  pagina record;
BEGIN
  IF pessoa IS NULL THEN RETURN; END IF;
  FOREACH termo IN ARRAY termos LOOP
    termo := dobra(termo);
    achou := achou || format(' AND r.busca LIKE %L',
      CASE WHEN length(termo) < 3 THEN '% ' ELSE '%' END
      || regexp_replace(termo, '([\\%_])', '\\\1', 'g') || '%');
  END LOOP;

  EXECUTE format('SELECT array_agg(canal) AS canais, array_agg(id) AS ids FROM (
      SELECT m.canal, m.id FROM (
        SELECT m.canal, m.id, m.created_at FROM mensagens AS m WHERE %s%s 3000) AS m
      WHERE EXISTS (SELECT FROM respostas AS r WHERE %s%s)%s %s) AS achadas',
      lugar, ordem, resposta, achou, ordem, limite)
    INTO pagina USING pessoa, antes_created_at, antes_id;
  IF cardinality(pagina.ids) = limite THEN
    RETURN QUERY SELECT * FROM unnest(pagina.canais, pagina.ids);
  ELSE
    RETURN QUERY EXECUTE format('WITH achadas AS MATERIALIZED (
        SELECT DISTINCT r.canal, r.mensagem_id FROM respostas AS r WHERE r.user_id = $1%s)
      SELECT m.canal, m.id FROM achadas JOIN mensagens AS m
        ON m.canal = achadas.canal AND m.id = achadas.mensagem_id
      WHERE %s%s %s', achou, lugar, ordem, limite)
      USING pessoa, antes_created_at, antes_id;
  END IF;
END $$;
