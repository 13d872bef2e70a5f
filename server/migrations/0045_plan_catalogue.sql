-- A plan that was taken off the catalogue. Its row stays: what was charged for it, and the terms of
-- whoever had it, point at it.
ALTER TABLE admin_plans ADD COLUMN excluido_em timestamptz;
