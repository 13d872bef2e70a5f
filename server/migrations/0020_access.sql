-- What a plan allows, as commerce will write it beside the state; null is without limit.
ALTER TABLE profiles
  ADD COLUMN max_transactions integer CHECK (max_transactions > 0),
  ADD COLUMN max_categories integer CHECK (max_categories > 0);

-- The states and roles that the product knows are all that there are. A state of older data that
-- nobody can name gives no access.
UPDATE profiles SET status_plan = 'INATIVO'
  WHERE status_plan NOT IN ('TRIAL', 'ATIVO', 'SUSPENSO', 'INATIVO');
ALTER TABLE profiles
  ADD CONSTRAINT profiles_status_plan_check
    CHECK (status_plan IN ('TRIAL', 'ATIVO', 'SUSPENSO', 'INATIVO')),
  ADD CONSTRAINT profiles_papeis_check
    CHECK (papeis <@ ARRAY['admin', 'finance', 'support', 'marketing']);
