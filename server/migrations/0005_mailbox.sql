-- What the mailbox of the demonstration keeps while no mail server is configured. It is about
-- people rather than of one, so it has no row-level security; only the system reads it.
CREATE TABLE caixa_de_saida (
  id uuid PRIMARY KEY,
  destinatario text NOT NULL,
  assunto text NOT NULL,
  texto text NOT NULL,
  html text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX caixa_de_saida_recentes_idx ON caixa_de_saida (created_at DESC, id DESC);
GRANT SELECT, INSERT, DELETE ON caixa_de_saida TO app_system;
