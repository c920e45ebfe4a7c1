/** A change of one thing of a game. */
const CELL = 'PARTITION BY game_id, kind, team_id, player_id, definition_id, period_id ORDER BY at, id';

/**
 * SQL: a table expression of what visitors are told was corrected of games of organization $1, from both ledgers. What
 * one person changes of a thing, each time within an hour of the time before, is one correction, from what was there at
 * first to what was there at last: somebody mistypes, and takes back. What is entered late is none, with the slips in
 * it: a first value of a player's statistic, unless the same change corrects another value of the player (a two that
 * becomes a three), and whatever the ledger of games notes as no correction.
 * @param games SQL that follows `game_id`: '= $2'
 * @returns columns `kind`, `id` and `at` of the last change, `game_id`, `team_id`, `player_id`, `definition_id`,
 *   `period_id`, `before`, `after`, `actor_name`
 */
export function toldCorrections(games: string): string {
  return `(WITH noted AS (
      SELECT 'statistic' AS kind, id, at, game_id, team_id, player_id, stat_definition_id AS definition_id, NULL::integer AS period_id, before, after, actor_name, true AS corrects
      FROM statistics_ledger WHERE organization_id = $1 AND game_id ${games} AND corrects AND before IS DISTINCT FROM after
      UNION ALL SELECT kind, id, at, game_id, team_id, player_id, NULL, game_period_id, before, after, actor_name, corrects
      FROM game_ledger WHERE organization_id = $1 AND game_id ${games} AND (corrects OR kind <> 'final_score')
    ), begun AS (
      SELECT *, (actor_name = lag(actor_name) OVER cell AND at <= lag(at) OVER cell + interval '1 hour') IS NOT TRUE AS begins
      FROM noted WINDOW cell AS (${CELL})
    ), numbered AS (
      SELECT *, count(*) FILTER (WHERE begins) OVER cell AS number FROM begun WINDOW cell AS (${CELL})
    ), folded AS (
      SELECT kind, (array_agg(id ORDER BY at DESC, id DESC))[1] AS id, max(at) AS at, game_id, team_id, player_id, definition_id, period_id,
        (array_agg(before ORDER BY at, id))[1] AS before, (array_agg(after ORDER BY at DESC, id DESC))[1] AS after, actor_name,
        (array_agg(corrects ORDER BY at, id))[1] AS corrects, array_agg(at) AS moments
      FROM numbered GROUP BY kind, game_id, team_id, player_id, definition_id, period_id, number, actor_name
    ), changes AS (
      SELECT *, count(before) OVER (${CELL} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) > 0 AS had_value
      FROM folded WHERE corrects AND before IS DISTINCT FROM after
    ), moments AS (
      SELECT c.id, c.game_id, c.player_id, m.moment, c.before <> c.after AS is_other
      FROM changes c, unnest(c.moments) AS m (moment) WHERE c.kind = 'statistic'
    )
    SELECT kind, id, at, game_id, team_id, player_id, definition_id, period_id, before, after, actor_name FROM changes
    WHERE kind <> 'statistic' OR before IS NOT NULL OR had_value
      OR id IN (SELECT one.id FROM moments one JOIN moments other USING (game_id, player_id, moment) WHERE other.is_other))`;
}
