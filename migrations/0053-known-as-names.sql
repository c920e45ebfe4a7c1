-- What people call a player, beside the name that the player is registered under. It is searched together with that name
-- where names are not hidden: one index serves both.

ALTER TABLE players ADD COLUMN known_as text;
COMMENT ON COLUMN players.known_as IS 'as in "Magic Johnson"; shown only to whoever is shown full names (docs/adr/0052)';

DROP INDEX players_search_idx;
CREATE INDEX players_search_idx ON players
  USING gin (search_form(first_name || ' ' || last_name || COALESCE(' ' || known_as, '')) gin_trgm_ops);
-- Lists of names that are typed in find a player by it, exactly.
CREATE INDEX players_known_as_idx ON players (organization_id, lower(known_as)) WHERE known_as IS NOT NULL;
