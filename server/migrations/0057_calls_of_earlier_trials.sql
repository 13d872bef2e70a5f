-- A trial that is extended moves the call that follows it.
GRANT UPDATE (due_date) ON crm_tasks TO app_system;

-- Who was on trial before calls made themselves gets theirs, as far as they lie ahead; by the days
-- of São Paulo, as at sign-up. A trial that was extended is called about a day after its end.
INSERT INTO crm_tasks (id, user_id, created_at, automation_type, call_script_type, title,
    description, task_type, priority, due_date)
  SELECT gen_random_uuid(), p.id, now(), c.tipo, c.tipo, c.titulo, c.descricao, 'call', 'high', c.dia
  FROM profiles p
  CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date AS hoje,
    (p.created_at AT TIME ZONE 'America/Sao_Paulo')::date AS cadastro) d
  CROSS JOIN LATERAL (VALUES
    ('trial_day_4', 'Ligação do dia 4 do teste',
      'Saber como foram os primeiros dias e ajudar com o que ficou confuso.', d.cadastro + 3),
    ('trial_day_9', 'Ligação do dia 9, depois do teste',
      'Ouvir como foi o teste e convidar para continuar.',
      greatest(d.cadastro + 8, p.trial_end_date + 1))) c (tipo, titulo, descricao, dia)
  WHERE p.status_plan = 'TRIAL' AND p.trial_end_date >= d.hoje AND c.dia >= d.hoje
    AND p.papeis = '{}' AND p.excluir_em IS NULL
    AND NOT EXISTS (SELECT FROM crm_tasks t WHERE t.user_id = p.id AND t.automation_type IS NOT NULL)
  ON CONFLICT (user_id, automation_type) WHERE automation_type IS NOT NULL DO NOTHING;
