-- Tables that are written all evening long while games are played say which game's rows have changed, and whose, so that all
-- else of the tenant stays as it was for every process: '7:41' is a game's rows, '7:41:5,6' those of two players in it.
-- The same tables are listed in server/src/database/live-tables.ts; who changes what else follows from a game says so itself.

CREATE FUNCTION notify_game_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_count integer := (SELECT count(*) FROM (SELECT FROM changed LIMIT 501) AS counted);
BEGIN
  IF row_count = 0 THEN
    RETURN NULL;
  -- So much at once is an import or a deletion: telling it apart would cost more than making everything new.
  ELSIF row_count > 500 THEN
    PERFORM pg_notify('tenant_changed', organization_id::text) FROM (SELECT DISTINCT organization_id FROM changed) AS touched;
  ELSIF TG_ARGV[0] = 'line' THEN
    -- A value whose line is gone already may be of any game.
    PERFORM pg_notify('tenant_changed', concat_ws(':', organization_id, game_id, players)) FROM (
      SELECT c.organization_id, l.game_id, string_agg(DISTINCT l.player_id::text, ',') AS players FROM changed c
      LEFT JOIN game_lines l ON l.organization_id = c.organization_id AND l.id = c.game_line_id
      GROUP BY c.organization_id, l.game_id) AS touched;
  ELSIF TG_ARGV[0] = 'player' THEN
    PERFORM pg_notify('tenant_changed', concat_ws(':', organization_id, game_id, players)) FROM (
      SELECT organization_id, game_id, string_agg(DISTINCT player_id::text, ',') AS players FROM changed
      GROUP BY organization_id, game_id) AS touched;
  ELSE
    PERFORM pg_notify('tenant_changed', concat_ws(':', organization_id, game_id)) FROM (
      SELECT DISTINCT organization_id, game_id FROM changed) AS touched;
  END IF;
  RETURN NULL;
END $$;

-- kind: 'player' for a table with game_id and player_id, 'line' for one with game_line_id, 'game' for one with game_id alone.
CREATE FUNCTION notify_of_games(table_name text, kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event record;
BEGIN
  FOR event IN
    SELECT * FROM (VALUES ('insert', 'INSERT', 'NEW'), ('update', 'UPDATE', 'NEW'), ('former', 'UPDATE', 'OLD'), ('delete', 'DELETE', 'OLD'))
      AS events (name, operation, rows)
  LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', table_name || '_notify_' || event.name, table_name);
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_game_changed(%L)',
      table_name || '_notify_' || event.name, event.operation, table_name, event.rows, kind);
  END LOOP;
END $$;

SELECT notify_of_games('game_lines', 'player');
SELECT notify_of_games('game_line_values', 'line');
SELECT notify_of_games('statistics_ledger', 'player');
SELECT notify_of_games('period_scores', 'game');

-- No visitor's answer says what these hold.
DO $$
DECLARE
  quiet record;
BEGIN
  FOR quiet IN
    SELECT tgrelid::regclass AS table_name, tgname FROM pg_trigger
    WHERE tgrelid IN ('uploads'::regclass, 'accepted_findings'::regclass) AND tgfoid = 'notify_tenant_changed'::regproc
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', quiet.tgname, quiet.table_name);
  END LOOP;
END $$;

-- Of users the listing of organizations asks whose they are, and nothing else.
DROP TRIGGER users_platform ON users;
CREATE TRIGGER users_platform AFTER INSERT OR DELETE OR UPDATE OF role, organization_id ON users
  FOR EACH STATEMENT EXECUTE FUNCTION notify_platform_changed();
