-- Which version of a row came of a change. Not every version has an entry of its own (an undo, a new order of a list), so
-- that counting entries back would name somebody else's change, or the reader's own.

ALTER TABLE audit_entries ADD COLUMN version integer;
COMMENT ON COLUMN audit_entries.version IS 'of the row after the change; null where the entry is not about one row''s new version';
