-- When and from where somebody used the product: the law (Marco Civil, art. 15) has it kept for six
-- months, also of people who left. So the number of the person is no key to a profile, and there is
-- nothing here but what the law names.
CREATE TABLE registros_de_acesso (
  user_id uuid NOT NULL,
  momento timestamptz NOT NULL,
  ip text,
  PRIMARY KEY (user_id, momento)
);
CREATE INDEX registros_de_acesso_momento_idx ON registros_de_acesso (momento);

ALTER TABLE registros_de_acesso ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON registros_de_acesso TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY system_accesses ON registros_de_acesso TO app_system USING (true) WITH CHECK (true);
GRANT SELECT ON registros_de_acesso TO app_user;
GRANT SELECT, INSERT, DELETE ON registros_de_acesso TO app_system;

-- A session is written when it begins and, while it is used, once an hour: each of these is an
-- access. As a trigger, so that it costs no round trip and nobody who writes a session forgets it.
CREATE FUNCTION registrar_acesso() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  INSERT INTO public.registros_de_acesso (user_id, momento, ip)
    VALUES (NEW.user_id, NEW.updated_at, NEW.ip_address)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER session_is_an_access AFTER INSERT OR UPDATE OF updated_at ON auth.session
  FOR EACH ROW EXECUTE FUNCTION registrar_acesso();
