-- How an organization names its players to whoever is not its signed-in administrator.

ALTER TABLE organizations ADD COLUMN player_names text NOT NULL DEFAULT 'full'
  CHECK (player_names IN ('full', 'first_initial', 'initials', 'number'));
COMMENT ON COLUMN organizations.player_names IS 'how players are named in public; domain/players/shownName.ts carries it out';
