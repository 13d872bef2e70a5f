-- What somebody wrote while their plan was closed or full, until they have said what to do with it.
ALTER TABLE mensagens ADD COLUMN guardada boolean NOT NULL DEFAULT false;
CREATE INDEX mensagens_guardadas_idx ON mensagens (user_id, enviada_em) WHERE guardada;
GRANT UPDATE (guardada) ON mensagens TO app_user;
