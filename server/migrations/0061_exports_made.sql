-- Files of their own data that somebody was made: the files go after days, how many there were stays.
ALTER TABLE fatos DROP CONSTRAINT fatos_fato_check;
ALTER TABLE fatos ADD CONSTRAINT fatos_fato_check CHECK (fato IN ('cadastrou', 'comecou',
  'primeiro_lancamento', 'escreveu', 'vinculou', 'perguntado', 'desfez', 'exportou'));

INSERT INTO fatos (user_id, fato, dia, vezes)
  SELECT e.user_id, 'exportou', (e.pedida_em AT TIME ZONE p.fuso_horario)::date AS dia, count(*)
  FROM exportacoes e JOIN profiles p ON p.id = e.user_id
  WHERE e.situacao = 'pronta' GROUP BY e.user_id, dia;

-- The owner runs it: what people do is closed to everybody else, and this is a number alone.
CREATE FUNCTION conta_exportacoes(pessoa uuid) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(vezes), 0)::integer FROM fatos WHERE user_id = pessoa AND fato = 'exportou'
$$;
REVOKE ALL ON FUNCTION conta_exportacoes(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION conta_exportacoes(uuid) TO app_admin;
