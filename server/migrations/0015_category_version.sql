-- A category may be edited from two screens at once, like everything else that can be edited.
ALTER TABLE categorias ADD COLUMN versao integer NOT NULL DEFAULT 1;
