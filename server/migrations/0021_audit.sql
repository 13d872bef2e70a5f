-- The spec's columns, with what was there before, where it came from and why.
ALTER TABLE audit_logs RENAME COLUMN admin_id TO user_id;
ALTER TABLE audit_logs RENAME COLUMN target_user_id TO record_id;
ALTER TABLE audit_logs RENAME COLUMN details TO new_values;
ALTER TABLE audit_logs
  ALTER COLUMN record_id TYPE text,
  ALTER COLUMN new_values DROP NOT NULL,
  ALTER COLUMN new_values DROP DEFAULT,
  ADD COLUMN table_name text NOT NULL DEFAULT 'profiles',
  ADD COLUMN old_values jsonb,
  ADD COLUMN address text,
  ADD COLUMN reason text;
-- Until now all that was noted was about profiles.
ALTER TABLE audit_logs ALTER COLUMN table_name DROP DEFAULT;
CREATE INDEX audit_logs_record_idx ON audit_logs (table_name, record_id, created_at DESC);

ALTER TABLE audit_logs ENABLE ROW LEVEL SECURITY;
CREATE POLICY audited ON audit_logs TO app_system, app_admin USING (true) WITH CHECK (true);

-- No role may change or take away a row; neither does the owner by mistake.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_logs only ever grows' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_logs_grows_only BEFORE UPDATE OR DELETE ON audit_logs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
