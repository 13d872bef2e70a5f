-- What was agreed to stays proven for five years after the person left, and not for ever.
CREATE FUNCTION esquecer_consentimentos(ate timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE esquecidos integer;
BEGIN
  DELETE FROM public.consentimentos c
    USING public.exclusoes e
    WHERE e.user_id = c.user_id AND e.feita_em <= ate
      AND NOT EXISTS (SELECT FROM public.profiles p WHERE p.id = c.user_id);
  GET DIAGNOSTICS esquecidos = ROW_COUNT;
  RETURN esquecidos;
END $$;
REVOKE ALL ON FUNCTION esquecer_consentimentos(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION esquecer_consentimentos(timestamptz) TO app_system;
