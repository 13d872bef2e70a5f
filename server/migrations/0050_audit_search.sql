-- The log is read by operator, by deed, by record whatever its table, and by words of the reason.
CREATE INDEX audit_logs_latest_idx ON audit_logs (created_at, id);
CREATE INDEX audit_logs_operator_idx ON audit_logs (user_id, created_at, id);
CREATE INDEX audit_logs_action_idx ON audit_logs (action, created_at, id);
CREATE INDEX audit_logs_whose_idx ON audit_logs (record_id, created_at, id);
CREATE INDEX audit_logs_words_idx ON audit_logs
  USING gin (dobra(coalesce(reason, '') || ' ' || action) gin_trgm_ops);
