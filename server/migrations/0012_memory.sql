-- People may search their conversation and take parts of it away. What is left of a deleted message
-- is its id, so that a provider or a client that repeats it days later registers nothing again.
ALTER TABLE mensagens ADD COLUMN apagada_em timestamptz;
DROP INDEX mensagens_recentes_idx;
CREATE INDEX mensagens_recentes_idx ON mensagens (user_id, created_at DESC, id DESC)
  WHERE apagada_em IS NULL;
GRANT UPDATE (texto, apagada_em) ON mensagens TO app_user;
GRANT DELETE ON respostas TO app_user;

-- Owner-run, like busca_transacoes: LIKE is not leakproof, so under row-level security it would be
-- tried only after the policy, row by row. It takes the person from app.user_id alone.
CREATE FUNCTION busca_mensagens(
  termos text[], antes_created_at timestamptz, antes_id text, limite integer
) RETURNS TABLE (canal text, id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 30 AS $$
  SELECT m.canal, m.id FROM mensagens AS m
  WHERE m.user_id = app_user_id() AND m.apagada_em IS NULL
    AND (antes_created_at IS NULL OR (m.created_at, m.id) < (antes_created_at, antes_id))
    AND dobra(m.texto || ' ' || coalesce((SELECT string_agg(r.texto, ' ') FROM respostas AS r
      WHERE r.user_id = m.user_id AND r.canal = m.canal AND r.mensagem_id = m.id), ''))
      LIKE ALL (SELECT '%' || regexp_replace(dobra(termo), '([\\%_])', '\\\1', 'g') || '%'
        FROM unnest(termos) AS termo)
  ORDER BY m.created_at DESC, m.id DESC
  LIMIT limite
$$;
REVOKE ALL ON FUNCTION busca_mensagens FROM PUBLIC;
GRANT EXECUTE ON FUNCTION busca_mensagens TO app_user;
