-- The people who make Lya may read what somebody wrote to her, without their name, where they said
-- so, and nothing from before they did. What was undone, what
-- she asked back about and what she noted nothing of is what teaches.
CREATE INDEX consentimentos_leitura_idx ON consentimentos (user_id, created_at DESC, id DESC)
  WHERE tipo = 'leitura';

-- The owner runs it: messages are closed to everybody but their person. Neither name nor id of
-- anybody leaves it.
CREATE FUNCTION mensagens_para_aprender(desde timestamptz, quantas integer)
  RETURNS TABLE (dia date, o_que text, texto text, resposta text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT (m.enviada_em AT TIME ZONE 'America/Sao_Paulo')::date,
    CASE WHEN r.desfeita THEN 'desfeita' WHEN r.texto LIKE '%?%' THEN 'pergunta' ELSE 'nada' END, m.texto, r.texto
  FROM (
    SELECT DISTINCT ON (c.user_id) c.user_id, c.resposta, c.created_at
    FROM consentimentos c WHERE c.tipo = 'leitura'
    ORDER BY c.user_id, c.created_at DESC, c.id DESC) q
  JOIN profiles p ON p.id = q.user_id AND p.excluir_em IS NULL
  CROSS JOIN LATERAL (
    SELECT n.canal, n.id, n.texto, n.enviada_em, n.created_at FROM mensagens n
    WHERE n.user_id = q.user_id AND n.apagada_em IS NULL
      AND n.created_at >= greatest(q.created_at, desde)
    ORDER BY n.created_at DESC, n.id DESC LIMIT 100) m
  CROSS JOIN LATERAL (
    SELECT string_agg(a.texto, E'\n' ORDER BY a.ordem) AS texto,
      bool_or(a.operacao_id IS NOT NULL) AS anotou, bool_or(o.desfeita_em IS NOT NULL) AS desfeita
    FROM respostas a LEFT JOIN operacoes o ON o.user_id = a.user_id AND o.id = a.operacao_id
    WHERE a.user_id = q.user_id AND a.canal = m.canal AND a.mensagem_id = m.id) r
  WHERE q.resposta AND (r.desfeita OR NOT r.anotou)
  ORDER BY m.created_at DESC LIMIT quantas
$$;
REVOKE ALL ON FUNCTION mensagens_para_aprender(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mensagens_para_aprender(timestamptz, integer) TO app_admin;

CREATE FUNCTION pessoas_que_ensinam() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::integer FROM (
    SELECT DISTINCT ON (c.user_id) c.user_id, c.resposta
    FROM consentimentos c WHERE c.tipo = 'leitura'
    ORDER BY c.user_id, c.created_at DESC, c.id DESC) q
  JOIN profiles p ON p.id = q.user_id AND p.excluir_em IS NULL WHERE q.resposta
$$;
REVOKE ALL ON FUNCTION pessoas_que_ensinam() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION pessoas_que_ensinam() TO app_admin;
