-- Somebody who buys by their own link in a browser that was the referrer's: known while they are at
-- the checkout, and needed when the money comes, which may be days later and without a browser.
ALTER TABLE checkout_sessions ADD COLUMN link_proprio boolean NOT NULL DEFAULT false;
