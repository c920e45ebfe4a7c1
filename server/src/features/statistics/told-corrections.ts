/** A change of one thing of a game. */
const CELL = 'PARTITION BY game_id, kind, team_id, player_id, definition_id, period_id ORDER BY at, id';

/**
 * SQL: a table expression of what visitors are told was corrected of games of organization $1, from both ledgers. What
 * one person changes of a value, each time within an hour of the time before, is one correction, from what was there
 * at first to what was there at last: somebody mistypes, and takes back. Of a player's statistics a first value that
 * comes late is none, unless the same change corrects another value of the player: a two that becomes a three.
 * @param games SQL that follows `game_id`: '= $2'
 * @returns columns `kind`, `id` and `at` of the last change, `game_id`, `team_id`, `player_id`, `definition_id`,
 *   `period_id`, `before`, `after`, `actor_name`
 */
export function toldCorrections(games: string): string {
  return `(WITH noted AS (
      SELECT 'statistic' AS kind, id, at, game_id, team_id, player_id, stat_definition_id AS definition_id, NULL::integer AS period_id, before, after, actor_name
      FROM statistics_ledger WHERE organization_id = $1 AND game_id ${games} AND corrects AND before IS DISTINCT FROM after
      UNION ALL SELECT kind, id, at, game_id, team_id, player_id, NULL, game_period_id, before, after, actor_name
      FROM game_ledger WHERE organization_id = $1 AND game_id ${games} AND corrects
    ), begun AS (
      SELECT *, (actor_name = lag(actor_name) OVER cell AND at <= lag(at) OVER cell + interval '1 hour') IS NOT TRUE AS begins
      FROM noted WINDOW cell AS (${CELL})
    ), numbered AS (
      SELECT *, count(*) FILTER (WHERE begins) OVER cell AS number FROM begun WINDOW cell AS (${CELL})
    ), changes AS (
      SELECT kind, (array_agg(id ORDER BY at DESC, id DESC))[1] AS id, max(at) AS at, game_id, team_id, player_id, definition_id, period_id,
        (array_agg(before ORDER BY at, id))[1] AS before, (array_agg(after ORDER BY at DESC, id DESC))[1] AS after, actor_name, array_agg(at) AS moments
      FROM numbered GROUP BY kind, game_id, team_id, player_id, definition_id, period_id, number, actor_name
    )
    SELECT kind, id, at, game_id, team_id, player_id, definition_id, period_id, before, after, actor_name FROM changes c
    WHERE before IS DISTINCT FROM after AND (kind <> 'statistic' OR before IS NOT NULL OR EXISTS (
      SELECT FROM changes p WHERE p.kind = 'statistic' AND p.game_id = c.game_id AND p.player_id = c.player_id AND p.before IS NOT NULL
        AND ((p.definition_id = c.definition_id AND p.at < c.at) OR (p.before <> p.after AND p.moments && c.moments)))))`;
}
