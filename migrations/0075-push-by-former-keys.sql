-- Browsers are bound to the keys of the installation that they subscribed by. Those of keys that are no longer used are forgotten after a while,
-- which is noted here: a wrong setting that is put right again costs nobody what he follows.

ALTER TABLE push_subscriptions ADD COLUMN out_of_use_since timestamptz;
COMMENT ON COLUMN push_subscriptions.out_of_use_since IS 'since when the installation has been seen to use other keys than its; null while it uses these';
