-- A new e-mail waits here until the link sent to it was opened; nobody is kept from another's
-- address by waiting for it, so it is not unique. `foto_versao` names the stored picture, another
-- one for each upload. Neither is a person's own to set: the first needs a proof, the second a file.
ALTER TABLE profiles ADD COLUMN email_pendente text;
ALTER TABLE profiles ADD COLUMN foto_versao uuid;
