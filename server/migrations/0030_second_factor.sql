-- The sign-in library's second factor, in its own names. Secret and recovery codes are sealed by the
-- library with the installation's key.
ALTER TABLE auth."user" ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false;

CREATE TABLE auth.two_factor (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth."user" (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);
CREATE UNIQUE INDEX two_factor_user_id_key ON auth.two_factor (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.two_factor TO app_system;
