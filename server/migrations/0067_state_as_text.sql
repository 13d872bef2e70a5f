-- The state of a conversation is read and written whole, by every message, and nothing looks into
-- it here. As `jsonb` it was taken apart and put together again each time.
ALTER TABLE conversas ALTER COLUMN estado DROP DEFAULT;
ALTER TABLE conversas ALTER COLUMN estado TYPE json USING estado::json;
ALTER TABLE conversas ALTER COLUMN estado SET DEFAULT '{}';
