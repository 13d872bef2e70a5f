const idOf = (text: string): string => `md5(${text})::uuid`
const rule = (...conditions: object[]): string =>
  `'${JSON.stringify({ match: 'all', groups: [{ match: 'all', conditions }] })}'::jsonb`

const trialRule = rule({ field: 'plan', values: ['TRIAL'] })
const formerRule = rule({ field: 'plan', values: ['INATIVO', 'SUSPENSO'] })

const segments = `
  INSERT INTO segmentos (id, nome, regra) VALUES
    (${idOf(`'em teste'`)}, 'Em teste grátis', ${trialRule}),
    (${idOf(`'de saida'`)}, 'Já foram assinantes', ${formerRule})`

const templates = `
  INSERT INTO modelos_mensagem (id, nome, canal, assunto, texto, botao, caminho) VALUES
    (${idOf(`'boas-vindas'`)}, 'Primeiros passos', 'email', 'Comece pelo gasto de hoje',
     'Oi, {{primeiro_nome}}! Que tal anotar só o gasto de hoje? Leva um minutinho.',
     'Anotar agora', '/dashboard'),
    (${idOf(`'volte'`)}, 'Sentimos sua falta', 'email', 'Suas anotações continuam aqui',
     'Oi, {{primeiro_nome}}! Tudo o que você anotou continua guardado. Volte quando quiser.',
     'Ver os planos', '/planos'),
    (${idOf(`'anual'`)}, 'Plano anual', 'email', 'Um ano pelo melhor preço',
     'Oi, {{primeiro_nome}}! O plano anual sai por menos a cada mês.', 'Ver o plano anual',
     '/planos')`

/** One that ended weeks ago, one of last week, and one that stands still half way. */
const campaigns = `
  INSERT INTO campanhas (id, nome, segmento_id, modelo_id, por_minuto, situacao, inicia_em, regra,
    conteudo, publico, iniciada_em, terminada_em, created_at, lote_em, colhida_em)
  SELECT ${idOf('v.nome')}, v.nome, s.id, m.id, 60, v.situacao, v.quando, s.regra,
    jsonb_build_object('channel', m.canal, 'subject', m.assunto, 'body', m.texto,
      'button', m.botao, 'path', m.caminho, 'metaName', ''), 0, v.quando,
    CASE WHEN v.situacao = 'concluida' THEN v.quando + interval '2 hours' END, v.quando, v.quando, now()
  FROM (VALUES ('Primeiros passos de outubro', 'em teste', 'boas-vindas', 'concluida',
      now() - interval '35 days'),
    ('Volte para a Lya', 'de saida', 'volte', 'concluida', now() - interval '8 days'),
    ('Plano anual em novembro', 'em teste', 'anual', 'pausada', now() - interval '1 day'))
    AS v (nome, segmento, modelo, situacao, quando)
  JOIN segmentos s ON s.id = ${idOf('v.segmento')}
  JOIN modelos_mensagem m ON m.id = ${idOf('v.modelo')}`

/** Nobody in it is written to: what waits, waits in the one that is paused. */
const sends = `
  INSERT INTO campanha_envios (user_id, campanha_id, situacao, motivo, enviado_em, clicou_em, updated_at)
  SELECT id, campanha, situacao, CASE situacao WHEN 'pulado' THEN 'sem_consentimento' END,
    CASE WHEN situacao = 'enviado' THEN quando END,
    CASE WHEN situacao = 'enviado' AND dado % 5 = 0 THEN quando + interval '3 hours' END, quando
  FROM (SELECT p.id, c.id AS campanha, c.iniciada_em AS quando, h.dado,
      CASE WHEN h.dado % 9 = 0 THEN 'pulado' WHEN c.situacao = 'pausada' AND h.dado % 2 = 0
        THEN 'pendente' WHEN h.dado % 41 = 0 THEN 'falhou' ELSE 'enviado' END AS situacao
    FROM campanhas c JOIN profiles p ON p.created_at < c.iniciada_em AND p.papeis = '{}'
      AND p.email LIKE '%@exemplo.com.br' AND (p.status_plan = 'TRIAL') = (c.nome NOT LIKE 'Volte%')
      AND p.status_plan <> 'ATIVO'
    CROSS JOIN LATERAL (SELECT abs(hashtext(p.id::text || c.id::text)) AS dado) AS h) AS e`

const results = `
  UPDATE campanhas c SET publico = e.todos, resultado = jsonb_build_object('states', e.estados,
    'skipped', jsonb_build_object('no-consent', coalesce((e.estados ->> 'skipped')::int, 0)),
    'openedLinks', e.cliques, 'unsubscribed', 0, 'deleted', 0)
  FROM (SELECT campanha_id, sum(n)::int AS todos, sum(cliques)::int AS cliques,
      jsonb_object_agg(CASE situacao WHEN 'enviado' THEN 'sent' WHEN 'pendente' THEN 'pending'
        WHEN 'falhou' THEN 'failed' ELSE 'skipped' END, n) AS estados
    FROM (SELECT campanha_id, situacao, count(*) AS n, count(clicou_em) AS cliques
      FROM campanha_envios GROUP BY 1, 2) AS g GROUP BY 1) AS e
  WHERE e.campanha_id = c.id`

/** In the order in which they are run. */
export const outreach: readonly string[] = [segments, templates, campaigns, sends, results]
