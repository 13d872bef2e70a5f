-- The order of tasks in one direction, so that a page begins in the index where the last one ended.
ALTER TABLE crm_tasks DROP COLUMN urgencia;
ALTER TABLE crm_tasks ADD COLUMN ordem smallint NOT NULL GENERATED ALWAYS AS
  (CASE priority WHEN 'high' THEN 1 WHEN 'medium' THEN 2 ELSE 3 END) STORED;
CREATE INDEX crm_tasks_status_idx ON crm_tasks (status, ordem, created_at, id);
CREATE INDEX crm_tasks_ordem_idx ON crm_tasks (ordem, created_at, id);
