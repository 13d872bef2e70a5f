-- Money that came for what was theirs already: it goes back, and nothing else follows from it.
ALTER TABLE charges ADD COLUMN excedente boolean NOT NULL DEFAULT false;

-- What is looked for each minute: calls that did not come back, and charges whose time is over.
CREATE INDEX charges_sem_resposta_idx ON charges (created_at) WHERE provider_id IS NULL;
CREATE INDEX charges_expira_em_idx ON charges (expira_em) WHERE expira_em IS NOT NULL;
