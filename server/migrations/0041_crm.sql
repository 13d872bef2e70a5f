-- What operators do for a person: calls, messages, meetings. About people, and written by operators.
CREATE TABLE crm_tasks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  title text NOT NULL,
  description text,
  task_type text NOT NULL DEFAULT 'call'
    CHECK (task_type IN ('call', 'email', 'whatsapp', 'meeting', 'follow_up', 'other')),
  priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high')),
  due_date date,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed', 'cancelled')),
  automation_type text CHECK (automation_type IN ('trial_day_4', 'trial_day_9')),
  call_attempts integer NOT NULL DEFAULT 0 CHECK (call_attempts >= 0),
  call_answered boolean NOT NULL DEFAULT false,
  whatsapp_sent boolean NOT NULL DEFAULT false,
  -- While it runs, started_at lies before the real start by what had been counted already.
  timer_active boolean NOT NULL DEFAULT false,
  started_at timestamptz,
  call_duration integer NOT NULL DEFAULT 0 CHECK (call_duration >= 0),
  call_notes text,
  call_script_type text,
  completed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Who last started, paused or ended it. No key: the task outlives its operator's account.
  operador_id uuid,
  versao integer NOT NULL DEFAULT 1,
  urgencia smallint NOT NULL GENERATED ALWAYS AS
    (CASE priority WHEN 'high' THEN 3 WHEN 'medium' THEN 2 ELSE 1 END) STORED,
  busca text NOT NULL GENERATED ALWAYS AS
    (dobra(title || ' ' || COALESCE(description, ''))) STORED
);
-- What makes itself makes itself once for each person.
CREATE UNIQUE INDEX crm_tasks_automation_key ON crm_tasks (user_id, automation_type)
  WHERE automation_type IS NOT NULL;
CREATE INDEX crm_tasks_user_id_idx ON crm_tasks (user_id, due_date);
CREATE INDEX crm_tasks_due_date_idx ON crm_tasks (due_date, status);
CREATE INDEX crm_tasks_status_idx ON crm_tasks (status, urgencia DESC, created_at, id);
CREATE INDEX crm_tasks_urgencia_idx ON crm_tasks (urgencia DESC, created_at, id);
CREATE INDEX crm_tasks_busca_idx ON crm_tasks USING gin (busca gin_trgm_ops);

ALTER TABLE crm_tasks ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff ON crm_tasks TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON crm_tasks TO app_admin;
GRANT SELECT, INSERT ON crm_tasks TO app_system;
-- Whoever pays or leaves need not be called.
GRANT UPDATE (status, timer_active, started_at, call_duration, versao) ON crm_tasks TO app_system;

-- What operators say and write. The newest active one of a type is the one that is used.
CREATE TABLE call_scripts (
  id uuid PRIMARY KEY,
  script_type text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  whatsapp_template text,
  active boolean NOT NULL DEFAULT true,
  versao integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX call_scripts_script_type_idx ON call_scripts (script_type, active, created_at DESC);

ALTER TABLE call_scripts ENABLE ROW LEVEL SECURITY;
CREATE POLICY operators ON call_scripts TO app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON call_scripts TO app_admin;

INSERT INTO call_scripts (id, script_type, title, content, whatsapp_template) VALUES
  ('01936100-0000-7000-8000-000000000001', 'trial_day_4', 'Dia 4: como estão sendo os primeiros dias?',
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Tudo bem? Tem dois minutinhos?

Liguei para saber como estão sendo os primeiros dias. Não é para vender nada, é para ajudar mesmo.

1. O que você já conseguiu anotar? O que ficou confuso?
2. Se ainda não anotou nada: "Vamos fazer o primeiro agora, comigo? Manda para a Lya: gastei 20 no café."
3. Se já anota: mostre uma coisa nova, como uma conta fixa com lembrete ou o limite de uma categoria.
4. Pergunte o que faria o mês ficar mais leve. Anote com as palavras da pessoa.

Antes de desligar: "O seu teste vai até {{fim_do_teste}}. Qualquer dúvida, é só responder a minha mensagem. Obrigado por contar para mim!"$$,
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Tentei te ligar para saber como estão sendo os primeiros dias. 😊

Conseguiu anotar seus gastos? Se algo ficou confuso, me conta por aqui que eu te ajudo.$$),
  ('01936100-0000-7000-8000-000000000002', 'trial_day_9', 'Dia 9: o teste acabou, e agora?',
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. O seu teste terminou em {{fim_do_teste}}, e eu queria ouvir como foi.

1. O que ajudou de verdade? O que faltou?
2. Se gostou: conte que tudo o que foi anotado continua guardado e volta na hora, é só escolher um plano em {{link_planos}}.
3. Se achou caro: fale do plano anual, que sai por menos no mês. Não insista.
4. Se não usou: pergunte o que atrapalhou. Anote, isso melhora a Lya para todo mundo.

Se não for a hora, tudo bem: agradeça e deixe a porta aberta.$$,
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. O seu teste terminou em {{fim_do_teste}}, e tudo o que você anotou continua guardado. 💚

Se quiser continuar, é por aqui: {{link_planos}}

E se faltou alguma coisa, me conta? A sua resposta ajuda muito.$$),
  ('01936100-0000-7000-8000-000000000003', 'call', 'Ligação',
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Estou ligando para saber se posso te ajudar.

Escute primeiro. Anote o que a pessoa precisa e combine o próximo passo antes de desligar.$$,
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Tentei te ligar. Qual é um bom horário para a gente conversar?$$),
  ('01936100-0000-7000-8000-000000000004', 'whatsapp', 'Mensagem no WhatsApp',
$$Leia as últimas anotações antes de escrever. Uma pergunta por mensagem, e sem pressa: a pessoa responde quando puder.$$,
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Passei para saber como você está. Posso te ajudar em alguma coisa?$$),
  ('01936100-0000-7000-8000-000000000005', 'follow_up', 'Retorno combinado',
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Combinamos de falar de novo, lembra?

Retome o que ficou combinado na última conversa e pergunte se deu certo.$$,
$$Oi, {{primeiro_nome}}! Aqui é {{operador}}, da Lya. Estou voltando para saber se deu tudo certo com o que a gente combinou.$$);
