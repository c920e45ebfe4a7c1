-- A search compares every word with a name in several ways: the form of the name that it is compared in is computed when the name is
-- entered, not again by each comparison.

ALTER TABLE players ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (search_form(first_name || ' ' || last_name || COALESCE(' ' || known_as, ''))) STORED;
COMMENT ON COLUMN players.search_text IS 'what a player is found by: both names and what the player is known as, in search_form';
ALTER TABLE teams ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (search_form(name || COALESCE(' ' || abbreviation, ''))) STORED;
COMMENT ON COLUMN teams.search_text IS 'what a team is found by: name and abbreviation, in search_form';

-- A tenant's names are found among its own: without the organization in the index, a search reads what fits of all tenants' names.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX players_search_idx;
CREATE INDEX players_search_idx ON players USING gin (organization_id, search_text gin_trgm_ops);
DROP INDEX teams_search_idx;
CREATE INDEX teams_search_idx ON teams USING gin (organization_id, search_text gin_trgm_ops);
