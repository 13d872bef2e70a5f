-- What is true of the installation itself, in one row: which secret key its data goes with (null:
-- the one of the next start), and when it could last write, which the health check tries. A backup
-- does not take it along, so what was restored goes with the key that is there.
CREATE TABLE instalacao (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  chave text,
  escrita_em timestamptz NOT NULL DEFAULT now()
);
INSERT INTO instalacao DEFAULT VALUES;
GRANT UPDATE (escrita_em) ON instalacao TO app_system;
