-- Lines, values and scores by period of a game that counts are settled: whoever changes them changes what totals, leaders and standings are
-- made of, so all of the tenant is made new, as for any other table. What reads those of such games alone thereby depends on nothing that is
-- written while a game is played. A game that is not there counts, since nobody can tell any more. Plays and ledgers are asked for game by
-- game, and say no more than that.

CREATE FUNCTION status_counts(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status NOT IN ('in_progress', 'postponed', 'cancelled')
$$;

-- The messages of a change: whose rows of which game, and the tenant where the game counts. The game is locked by whoever comes first, this
-- one or the one who changes its status (box_score_changes, whose triggers come before by their names), so that neither misses the other.
CREATE FUNCTION tell_of_game(organization integer, game integer, players text, settles boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tenant_changed', concat_ws(':', organization, game, players));
  IF settles AND (SELECT status_counts(g.status) FROM games g WHERE g.organization_id = organization AND g.id = game) IS NOT FALSE THEN
    PERFORM pg_notify('tenant_changed', organization::text);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION notify_game_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_count integer := (SELECT count(*) FROM (SELECT FROM changed LIMIT 501) AS counted);
  settles boolean := TG_TABLE_NAME IN ('game_lines', 'game_line_values', 'period_scores');
BEGIN
  IF row_count = 0 THEN
    RETURN NULL;
  -- So much at once is an import or a deletion: telling it apart would cost more than making everything new.
  ELSIF row_count > 500 THEN
    PERFORM pg_notify('tenant_changed', organization_id::text) FROM (SELECT DISTINCT organization_id FROM changed) AS touched;
  ELSIF TG_ARGV[0] = 'line' THEN
    -- A value whose line is gone already may be of any game.
    PERFORM tell_of_game(organization_id, game_id, players, settles) FROM (
      SELECT c.organization_id, l.game_id, string_agg(DISTINCT l.player_id::text, ',') AS players
      FROM (SELECT DISTINCT organization_id, game_line_id FROM changed) AS c LEFT JOIN LATERAL (
        SELECT n.game_id, n.player_id FROM game_lines n WHERE n.organization_id = c.organization_id AND n.id = c.game_line_id OFFSET 0) AS l ON true
      GROUP BY c.organization_id, l.game_id) AS touched;
  ELSIF TG_ARGV[0] = 'player' THEN
    PERFORM tell_of_game(organization_id, game_id, players, settles) FROM (
      SELECT organization_id, game_id, string_agg(DISTINCT player_id::text, ',') AS players FROM changed
      GROUP BY organization_id, game_id) AS touched;
  ELSE
    PERFORM tell_of_game(organization_id, game_id, NULL, settles) FROM (
      SELECT DISTINCT organization_id, game_id FROM changed) AS touched;
  END IF;
  RETURN NULL;
END $$;
