-- What a reply tells of, so that an answer to this very message can correct or delete it, and the
-- id that the channel which carried it gave it.
ALTER TABLE respostas ADD COLUMN registro jsonb;
ALTER TABLE respostas ADD COLUMN id_externo text;
CREATE INDEX respostas_id_externo_idx ON respostas (user_id, canal, id_externo)
  WHERE id_externo IS NOT NULL;
