-- What an organization calls its players on the rosters of its public team pages.

ALTER TABLE organizations ADD COLUMN roster_names text NOT NULL DEFAULT 'first'
  CHECK (roster_names IN ('first', 'full'));
COMMENT ON COLUMN organizations.roster_names IS 'first names, or the whole names that visitors are shown (see player_names)';
