-- The three roles of the product. Roles belong to the whole cluster, so another database of the
-- same server may have made them already. The connecting owner becomes a member of each.
DO $$
DECLARE papel text;
BEGIN
  FOREACH papel IN ARRAY ARRAY['app_user', 'app_system', 'app_admin'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = papel) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN', papel);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- another database of this cluster made it at the same moment
    END;
    -- From PostgreSQL 16 on, who makes a role is a member that may not yet act as it.
    IF NOT pg_has_role(current_user, papel,
        CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', papel);
    END IF;
  END LOOP;
END $$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA auth;
GRANT USAGE ON SCHEMA public TO app_user, app_system, app_admin;
GRANT USAGE ON SCHEMA auth TO app_system;

-- The person on whose behalf this transaction runs; null when nobody was named.
CREATE FUNCTION app_user_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '')::uuid;
