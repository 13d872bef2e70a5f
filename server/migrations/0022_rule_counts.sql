-- How often each rule of Lya's decided on a day, answered with a question, and was taken back. No
-- words, no person: the names of the rules are a closed list of the program's.
CREATE TABLE contagens_regras (
  dia date NOT NULL,
  regra text NOT NULL,
  decisoes integer NOT NULL DEFAULT 0,
  perguntas integer NOT NULL DEFAULT 0,
  desfeitas integer NOT NULL DEFAULT 0,
  PRIMARY KEY (dia, regra)
);
GRANT SELECT, INSERT, UPDATE ON contagens_regras TO app_system;
GRANT SELECT ON contagens_regras TO app_admin;
