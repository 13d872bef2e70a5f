-- An operator who is suspended keeps their roles, which count for nothing meanwhile.
ALTER TABLE profiles ADD COLUMN operador_suspenso_em timestamptz;
