-- The card of whoever paid for somebody else's account without being signed in: it renews what it
-- bought, and buys nothing else.
ALTER TABLE card_tokens ADD COLUMN de_terceiro boolean NOT NULL DEFAULT false;
GRANT SELECT (de_terceiro) ON card_tokens TO app_user, app_admin;
