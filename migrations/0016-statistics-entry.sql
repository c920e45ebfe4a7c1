-- Statistics that are entered by several people at once. The version of a cell tells whether a change is based on what is
-- stored. It comes from one sequence, so that a cell never has the same one twice: also not after its value was removed and
-- entered again, restored, or imported anew. The ledger says which version of its cell each entry made.

-- A version has only to differ from those that somebody may still be editing, so that starting over after two thousand million is harmless.
CREATE SEQUENCE statistic_versions AS integer CYCLE;
SELECT setval('statistic_versions', (SELECT coalesce(max(version), 0) + 1 FROM game_line_values));

ALTER TABLE game_line_values ALTER COLUMN version SET DEFAULT nextval('statistic_versions');
CREATE FUNCTION take_statistic_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := nextval('statistic_versions');
  RETURN NEW;
END $$;
CREATE TRIGGER game_line_values_version BEFORE UPDATE ON game_line_values
  FOR EACH ROW EXECUTE FUNCTION take_statistic_version();

ALTER TABLE statistics_ledger ADD COLUMN version integer NOT NULL DEFAULT nextval('statistic_versions');
DROP INDEX statistics_ledger_game_idx;
CREATE INDEX statistics_ledger_cell_idx ON statistics_ledger (organization_id, game_id, player_id, stat_definition_id, id);
