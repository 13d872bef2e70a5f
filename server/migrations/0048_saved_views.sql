-- A list's filters and order under a name; `consulta` is what stands behind the '?' of its address.
CREATE TABLE visoes_salvas (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  pagina text NOT NULL,
  nome text NOT NULL,
  consulta text NOT NULL,
  compartilhada boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX visoes_salvas_nome_key ON visoes_salvas (user_id, pagina, lower(nome));
CREATE INDEX visoes_salvas_pagina_idx ON visoes_salvas (pagina) WHERE compartilhada;
ALTER TABLE visoes_salvas ENABLE ROW LEVEL SECURITY;
CREATE POLICY operators ON visoes_salvas TO app_admin USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON visoes_salvas TO app_admin;
