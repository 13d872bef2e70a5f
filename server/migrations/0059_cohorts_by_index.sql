-- How many of a cohort are here still is read from this index alone, a month at a time: with their
-- subscriptions it was a join of everybody who ever paid.
DROP INDEX admin_people_first_paid_idx;
CREATE INDEX admin_people_first_paid_idx
  ON admin_people (first_paid_at, user_id, subscription_status);
