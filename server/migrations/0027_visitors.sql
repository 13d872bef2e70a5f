-- What visitors of the public pages answered about cookies. `visitante` is an id that their browser
-- got with its first yes; of their address only the network is kept. Rows are only ever added.
CREATE TABLE consentimentos_visitantes (
  id uuid PRIMARY KEY,
  visitante uuid NOT NULL,
  medicao boolean NOT NULL,
  marketing boolean NOT NULL,
  texto_versao text NOT NULL,
  rede text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX consentimentos_visitantes_visitante_idx
  ON consentimentos_visitantes (visitante, created_at);
ALTER TABLE consentimentos_visitantes ENABLE ROW LEVEL SECURITY;
CREATE POLICY system_consents ON consentimentos_visitantes TO app_system
  USING (true) WITH CHECK (true);
-- No role may change or take away an answer; neither does the owner by mistake.
CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consents only ever grow' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER consentimentos_visitantes_grow_only
  BEFORE UPDATE OR DELETE ON consentimentos_visitantes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_consent_change();
GRANT SELECT, INSERT ON consentimentos_visitantes TO app_system;

-- The browser that somebody signed up with, where they had agreed to be recognised; `marcas` is what
-- the networks' scripts had left in it.
CREATE TABLE visitas (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  visitante uuid NOT NULL,
  marcas jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE visitas ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON visitas TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY system_visits ON visitas TO app_system USING (true) WITH CHECK (true);
GRANT SELECT ON visitas TO app_user;
GRANT SELECT, INSERT ON visitas TO app_system;
