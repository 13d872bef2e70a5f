-- Where the payer of a boleto says to which account its money goes back: a page of the provider,
-- which whoever has the address can open. It goes with the account.
ALTER TABLE charges ADD COLUMN reembolso_url text;

CREATE OR REPLACE FUNCTION apagar_pessoa(pessoa uuid) RETURNS void
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

  UPDATE public.charges SET boleto_line = NULL, boleto_url = NULL, reembolso_url = NULL
    WHERE user_id = pessoa;
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
