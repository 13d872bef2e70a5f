-- Whoever runs the business is no customer of it: an operator on trial is in no figure and no list
-- of trials, and nobody is asked to call them.
ALTER TABLE admin_people ADD COLUMN is_staff boolean NOT NULL DEFAULT false;
UPDATE admin_people a SET is_staff = true FROM profiles p
  WHERE p.id = a.user_id AND p.papeis <> '{}';

DROP INDEX admin_people_figures_idx;
CREATE INDEX admin_people_figures_idx
  ON admin_people (status_plan, end_date_plan, trial_end_date, churn, engagement, is_staff);

CREATE OR REPLACE FUNCTION copia_perfil() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO admin_people (user_id, name, email, phone, sort_name, search, created_at, status_plan,
    trial_end_date, end_date_plan, price_plan, period_plan, billing_type, onboarding_step,
    referred_by_user_id, leaves_at, is_staff)
  VALUES (NEW.id, NEW.name, NEW.email, NEW.whatsapp_number, dobra(NEW.name),
    dobra(concat_ws(E'\n', NEW.name, NEW.email, NEW.whatsapp_number)), NEW.created_at,
    NEW.status_plan, NEW.trial_end_date, NEW.end_date_plan, NEW.price_plan, NEW.period_plan,
    NEW.billing_type, coalesce(NEW.onboarding_step, 1), NEW.referred_by_user_id, NEW.excluir_em,
    NEW.papeis <> '{}')
  ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, email = excluded.email,
    phone = excluded.phone, sort_name = excluded.sort_name, search = excluded.search,
    created_at = excluded.created_at, status_plan = excluded.status_plan,
    trial_end_date = excluded.trial_end_date, end_date_plan = excluded.end_date_plan,
    price_plan = excluded.price_plan, period_plan = excluded.period_plan,
    billing_type = excluded.billing_type, onboarding_step = excluded.onboarding_step,
    referred_by_user_id = excluded.referred_by_user_id, leaves_at = excluded.leaves_at,
    is_staff = excluded.is_staff,
    refreshed_at = NULL;
  RETURN NULL;
END $$;
DROP TRIGGER perfis_alterados ON profiles;
CREATE TRIGGER perfis_alterados AFTER UPDATE ON profiles FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.whatsapp_number, OLD.created_at, OLD.status_plan,
      OLD.trial_end_date, OLD.end_date_plan, OLD.price_plan, OLD.period_plan, OLD.billing_type,
      OLD.onboarding_step, OLD.referred_by_user_id, OLD.excluir_em, OLD.papeis)
    IS DISTINCT FROM (NEW.name, NEW.email, NEW.whatsapp_number, NEW.created_at, NEW.status_plan,
      NEW.trial_end_date, NEW.end_date_plan, NEW.price_plan, NEW.period_plan, NEW.billing_type,
      NEW.onboarding_step, NEW.referred_by_user_id, NEW.excluir_em, NEW.papeis))
  EXECUTE FUNCTION copia_perfil();

-- Roles are given by the command line, by an invitation and by an owner: all of them end here.
CREATE FUNCTION desmarca_ligacoes_de_operador() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE crm_tasks SET status = 'cancelled', timer_active = false, started_at = NULL,
      versao = versao + 1
    WHERE user_id = NEW.id AND automation_type IS NOT NULL AND status = 'pending';
  RETURN NULL;
END $$;
CREATE TRIGGER operadores_nomeados AFTER UPDATE OF papeis ON profiles FOR EACH ROW
  WHEN (OLD.papeis = '{}' AND NEW.papeis <> '{}') EXECUTE FUNCTION desmarca_ligacoes_de_operador();
UPDATE crm_tasks t SET status = 'cancelled', timer_active = false, started_at = NULL,
    versao = versao + 1
  FROM profiles p
  WHERE p.id = t.user_id AND p.papeis <> '{}' AND t.automation_type IS NOT NULL
    AND t.status = 'pending';
