-- A trigger's query is planned once for a connection, for as many rows as the first statement changed. After a whole box score or an
-- import the plan for a single value read all lines of all organizations. Now lines are looked up one by one (OFFSET keeps the
-- planner from joining), and a statement that changed nothing asks nothing.

CREATE OR REPLACE FUNCTION notify_game_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
      SELECT c.organization_id, l.game_id, string_agg(DISTINCT l.player_id::text, ',') AS players
      FROM (SELECT DISTINCT organization_id, game_line_id FROM changed) AS c LEFT JOIN LATERAL (
        SELECT n.game_id, n.player_id FROM game_lines n WHERE n.organization_id = c.organization_id AND n.id = c.game_line_id OFFSET 0) AS l ON true
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

CREATE OR REPLACE FUNCTION note_box_score_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed) OR NOT keeps_box_scores() THEN
    RETURN NULL;
  END IF;
  -- One game after the other, since most statements are about one alone. A value whose line is gone already went in a statement that took the line as well.
  IF TG_ARGV[0] = 'game_line_values' AND TG_OP = 'UPDATE' THEN
    PERFORM box_score_changes(g.organization_id, g.game_id) FROM (
      SELECT DISTINCT c.organization_id, l.game_id
      FROM (SELECT organization_id, game_line_id FROM changed UNION SELECT organization_id, game_line_id FROM former) AS c
      CROSS JOIN LATERAL (SELECT n.game_id FROM game_lines n WHERE n.organization_id = c.organization_id AND n.id = c.game_line_id OFFSET 0) AS l ORDER BY 1, 2) AS g;
  ELSIF TG_ARGV[0] = 'game_line_values' THEN
    PERFORM box_score_changes(g.organization_id, g.game_id) FROM (
      SELECT DISTINCT c.organization_id, l.game_id FROM (SELECT DISTINCT organization_id, game_line_id FROM changed) AS c
      CROSS JOIN LATERAL (SELECT n.game_id FROM game_lines n WHERE n.organization_id = c.organization_id AND n.id = c.game_line_id OFFSET 0) AS l ORDER BY 1, 2) AS g;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM box_score_changes(g.organization_id, g.game_id)
    FROM (SELECT organization_id, game_id FROM changed UNION SELECT organization_id, game_id FROM former ORDER BY 1, 2) AS g;
  ELSE
    PERFORM box_score_changes(g.organization_id, g.game_id) FROM (SELECT DISTINCT organization_id, game_id FROM changed ORDER BY 1, 2) AS g;
  END IF;
  RETURN NULL;
END $$;

-- source: the things that rows of `changed` are about, as (organization_id, thing_id). An organization that is deleted takes its things along.
CREATE OR REPLACE FUNCTION follow_changes(table_name text, kind text, source text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event record;
  function_name text := format('note_%s_as_%s', table_name, kind);
BEGIN
  EXECUTE format($definition$
    CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF EXISTS (SELECT FROM changed) AND coalesce(current_setting('courtbook.notes_changes', true), '') <> 'off' THEN
        INSERT INTO changes (organization_id, transaction_id, kind, thing_id)
        SELECT c.organization_id, pg_current_xact_id()::text::bigint, %L, c.thing_id
        FROM (%s) AS c (organization_id, thing_id) WHERE EXISTS (SELECT FROM organizations o WHERE o.id = c.organization_id OFFSET 0)
        ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $body$ $definition$, function_name, kind, source);
  FOR event IN
    SELECT * FROM (VALUES ('insert', 'INSERT', 'NEW'), ('update', 'UPDATE', 'NEW'), ('former', 'UPDATE', 'OLD'), ('delete', 'DELETE', 'OLD'))
      AS events (name, operation, rows)
    -- Only what belongs to something else can leave it.
    WHERE (name <> 'former' OR source NOT LIKE '%, id FROM changed') AND NOT EXISTS (
      SELECT FROM pg_trigger t WHERE t.tgrelid = table_name::regclass AND t.tgname = function_name || '_' || name)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      function_name || '_' || event.name, event.operation, table_name, event.rows, function_name);
  END LOOP;
END $$;

SELECT follow_changes('organizations', 'organization', 'SELECT id, id FROM changed');
SELECT follow_changes(each.table_name, each.kind, 'SELECT DISTINCT organization_id, id FROM changed')
FROM (VALUES ('seasons', 'season'), ('leagues', 'league'), ('season_leagues', 'season_league'), ('teams', 'team'),
  ('season_league_teams', 'season_league_team'), ('divisions', 'division'), ('players', 'player'), ('player_attributes', 'player_attribute'),
  ('locations', 'location'), ('stat_definitions', 'stat_definition'), ('game_periods', 'game_period'), ('games', 'game'), ('byes', 'bye'),
  ('weeks_off', 'week_off')) AS each (table_name, kind);
SELECT follow_changes(each.table_name, each.kind, format('SELECT DISTINCT organization_id, %I FROM changed', each.thing))
FROM (VALUES ('season_league_statistics', 'season_league', 'season_league_id'), ('division_teams', 'division', 'division_id'),
  ('roster_entries', 'roster', 'season_league_team_id'), ('roster_entries', 'player', 'player_id'),
  ('player_attribute_values', 'player', 'player_id'), ('player_videos', 'player', 'player_id'),
  ('game_lines', 'box_score', 'game_id'), ('period_scores', 'box_score', 'game_id'), ('plays', 'plays', 'game_id')) AS each (table_name, kind, thing);
-- Where the line has gone, too, that says so itself.
SELECT follow_changes('game_line_values', 'box_score',
  'SELECT DISTINCT v.organization_id, l.game_id FROM (SELECT DISTINCT organization_id, game_line_id FROM changed) AS v
   CROSS JOIN LATERAL (SELECT n.game_id FROM game_lines n WHERE n.organization_id = v.organization_id AND n.id = v.game_line_id OFFSET 0) AS l');
