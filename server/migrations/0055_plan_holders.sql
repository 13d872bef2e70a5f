-- How many have each plan, from indexes alone: of 90,000 subscriptions the catalogue read every row
-- twice, and sorted them.
DROP INDEX subscriptions_plan_id_idx;
CREATE INDEX subscriptions_plan_id_idx ON subscriptions (plan_id, status, held_at);
CREATE INDEX subscriptions_planejado_idx ON subscriptions ((estado #>> '{planned,terms,planId}'))
  WHERE estado #>> '{planned,terms,planId}' IS NOT NULL;
