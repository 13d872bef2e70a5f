-- The telephone of the demonstration sends real files and late messages: when the person pretends
-- to have sent it, and the bytes that the simulated Graph hands out.
ALTER TABLE simulador_whatsapp ADD COLUMN enviada_em timestamptz NOT NULL DEFAULT now();
ALTER TABLE simulador_whatsapp ADD COLUMN arquivo bytea;
