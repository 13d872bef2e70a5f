-- What referrals earn: a ledger whose rows are only ever added. It outlives the people in it, who are
-- then nobody: money that moved is told of for its legal term.
CREATE TABLE commissions (
  id uuid PRIMARY KEY,
  -- Who referred, and who was.
  user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  referred_user_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  charge_id uuid NOT NULL REFERENCES charges (id),
  kind text NOT NULL CHECK (kind IN ('accrued', 'approved', 'reversed', 'paid-out')),
  amount numeric(14,2) NOT NULL CHECK (amount > 0),
  -- Only of a reversal: it was owed already.
  of_approved boolean NOT NULL DEFAULT false,
  cause text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX commissions_user_id_idx ON commissions (user_id, created_at);
CREATE INDEX commissions_referred_user_id_idx ON commissions (referred_user_id);
CREATE INDEX commissions_charge_id_idx ON commissions (charge_id);
CREATE FUNCTION refuse_commission_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.charge_id, NEW.kind, NEW.amount, NEW.of_approved, NEW.cause,
      NEW.created_at) = (OLD.id, OLD.charge_id, OLD.kind, OLD.amount, OLD.of_approved, OLD.cause,
      OLD.created_at)
    AND (NEW.user_id IS NULL OR NEW.user_id = OLD.user_id)
    AND (NEW.referred_user_id IS NULL OR NEW.referred_user_id = OLD.referred_user_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'commissions only ever grows' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER commissions_grows_only BEFORE UPDATE OR DELETE ON commissions
  FOR EACH ROW EXECUTE FUNCTION refuse_commission_change();

-- The free months that were won, each milestone once.
CREATE TABLE free_months (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  referrals integer NOT NULL,
  months integer NOT NULL CHECK (months > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX free_months_referrals_key ON free_months (user_id, referrals);

-- Referrals that bring nothing, and why: somebody referred themselves.
CREATE TABLE referral_exclusions (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  referred_user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  reason text NOT NULL
    CHECK (reason IN ('document', 'phone', 'card', 'browser', 'payout-key', 'loop')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, referred_user_id)
);

-- The PIX key to which somebody's commissions go.
CREATE TABLE payout_keys (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  chave text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE commissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE free_months ENABLE ROW LEVEL SECURITY;
ALTER TABLE referral_exclusions ENABLE ROW LEVEL SECURITY;
ALTER TABLE payout_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON commissions FOR SELECT TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON free_months FOR SELECT TO app_user
  USING (user_id = (SELECT app_user_id()));
CREATE POLICY own_rows ON payout_keys TO app_user USING (user_id = (SELECT app_user_id()));
CREATE POLICY staff ON commissions TO app_system, app_admin USING (true) WITH CHECK (true);
CREATE POLICY staff ON free_months TO app_system, app_admin USING (true) WITH CHECK (true);
CREATE POLICY staff ON referral_exclusions TO app_system, app_admin USING (true) WITH CHECK (true);
CREATE POLICY staff ON payout_keys TO app_system, app_admin USING (true) WITH CHECK (true);
GRANT SELECT ON commissions, free_months TO app_user;
GRANT SELECT, INSERT, UPDATE, DELETE ON payout_keys TO app_user;
GRANT SELECT, INSERT ON commissions, free_months, referral_exclusions TO app_system;
GRANT SELECT ON payout_keys TO app_system;
GRANT SELECT, INSERT ON commissions TO app_admin;
GRANT SELECT ON free_months, referral_exclusions, payout_keys TO app_admin;
