-- Somebody asked for the end of their account: until this moment they may come back, and meanwhile
-- see nothing but the way back.
ALTER TABLE profiles ADD COLUMN excluir_em timestamptz;

-- Who asked, and when it was done. It outlives the person, so that a backup that is put back does not
-- bring them back: a number that leads to nobody, and two moments.
CREATE TABLE exclusoes (
  user_id uuid PRIMARY KEY,
  pedida_em timestamptz NOT NULL,
  apagar_em timestamptz NOT NULL,
  feita_em timestamptz
);
CREATE INDEX exclusoes_a_fazer_idx ON exclusoes (apagar_em) WHERE feita_em IS NULL;
ALTER TABLE exclusoes ENABLE ROW LEVEL SECURITY;
CREATE POLICY system_deletions ON exclusoes TO app_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON exclusoes TO app_system;

-- What was agreed to is proven by these rows also after the person is gone (LGPD, art. 8).
ALTER TABLE consentimentos DROP CONSTRAINT consentimentos_user_id_fkey;

-- Deletes some of a person's rows of one of the tables that can be large, and says how many: a
-- person of a million transactions is no statement of seconds. Only of who asked for it.
CREATE FUNCTION apagar_parte(pessoa uuid, tabela text, no_maximo integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE apagadas integer;
BEGIN
  IF NOT EXISTS (SELECT FROM public.exclusoes WHERE user_id = pessoa)
    OR tabela NOT IN ('transacoes', 'operacoes', 'envios', 'respostas', 'mensagens', 'avisos') THEN
    RAISE EXCEPTION 'not to be deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  EXECUTE format('DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM public.%1$I WHERE user_id = $1 LIMIT $2))', tabela) USING pessoa, no_maximo;
  GET DIAGNOSTICS apagadas = ROW_COUNT;
  RETURN apagadas;
END $$;

-- Deletes a person in every table: by their number, by their address and telephone where rows know
-- no number, and by the foreign keys of their profile. What stays is named in
-- server/platform/holdings. Only of who asked for it.
CREATE FUNCTION apagar_pessoa(pessoa uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE dela record; numeros text[];
BEGIN
  IF NOT EXISTS (SELECT FROM public.exclusoes WHERE user_id = pessoa) THEN
    RAISE EXCEPTION 'not to be deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT lower(email) AS email, lower(email_pendente) AS pendente, whatsapp_number AS telefone
    INTO dela FROM public.profiles WHERE id = pessoa FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT array_agg(numero) INTO numeros FROM (
    SELECT unnest(ARRAY[bsuid, wa_id, chave]) AS numero
      FROM public.canais_whatsapp WHERE user_id = pessoa
    UNION SELECT dela.telefone) AS n WHERE numero IS NOT NULL;

  UPDATE public.profiles SET referred_by_code = NULL WHERE referred_by_user_id = pessoa;
  DELETE FROM auth.verification WHERE value = pessoa::text;
  DELETE FROM public.caixa_de_saida WHERE lower(destinatario) IN (dela.email, dela.pendente);
  DELETE FROM public.eventos_whatsapp WHERE remetente = ANY (numeros);
  DELETE FROM public.simulador_whatsapp WHERE telefone = ANY (numeros);

  UPDATE public.charges SET boleto_line = NULL, boleto_url = NULL WHERE user_id = pessoa;
  UPDATE public.process_payment SET charge_id = NULL WHERE session_id IN (
    SELECT session_id FROM public.checkout_sessions
      WHERE user_id = pessoa OR lower(email) = dela.email);
  DELETE FROM public.checkout_sessions WHERE user_id = pessoa OR lower(email) = dela.email;
  DELETE FROM public.card_tokens WHERE user_id = pessoa;
  DELETE FROM public.asaas_customers WHERE user_id = pessoa;
  -- Before the categories, whose end would change each of them.
  DELETE FROM public.transacoes WHERE user_id = pessoa;
  DELETE FROM public.profiles WHERE id = pessoa;
END $$;

REVOKE ALL ON FUNCTION apagar_parte(uuid, text, integer), apagar_pessoa(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION apagar_parte(uuid, text, integer), apagar_pessoa(uuid) TO app_system;
