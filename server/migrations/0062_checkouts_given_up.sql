-- A visit that its buyer gave up. Name and e-mail stay for some days where a code could still be
-- paid: whoever's money comes late is told that it went back.
ALTER TABLE checkout_sessions ADD COLUMN desistiu_em timestamptz;
CREATE INDEX checkout_sessions_desistiu_em_idx ON checkout_sessions (desistiu_em)
  WHERE desistiu_em IS NOT NULL;
