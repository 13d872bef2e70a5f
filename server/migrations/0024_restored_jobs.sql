-- Jobs that were waiting when a backup was taken, such as queued e-mail, until the queue that is
-- made anew after the restore has taken them up. Empty at all other times.
CREATE TABLE trabalhos_restaurados (
  id uuid PRIMARY KEY,
  fila text NOT NULL,
  dados jsonb NOT NULL,
  comeca_em timestamptz NOT NULL
);
GRANT SELECT, DELETE ON trabalhos_restaurados TO app_system;
