import { gameLabel } from '../../domain/game/game-label.js';
import type { EntityManager } from 'typeorm';
import type { LineConflict } from './merge-lines.service.js';

/** Why players cannot be merged, for people. */
export interface MergeConflict {
  gameId: number;
  message: string;
}

/** Puts conflicts into words, naming game and statistics; in order of play. */
export async function describeConflicts(
  manager: EntityManager,
  organizationId: number,
  conflicts: readonly LineConflict[],
): Promise<MergeConflict[]> {
  if (conflicts.length === 0) return [];
  const games = (await manager.query(
    `SELECT g.id, home.name AS home, away.name AS away, g.date::text AS date FROM games g
     JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
     JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id
     WHERE g.organization_id = $1 AND g.id = ANY($2) ORDER BY g.date, g.time, g.id`,
    [organizationId, conflicts.map(({ gameId }) => gameId)],
  )) as { id: number; home: string; away: string; date: string | null }[];
  const definitions = (await manager.query(
    'SELECT id, abbreviation FROM stat_definitions WHERE organization_id = $1 AND id = ANY($2) ORDER BY position, id',
    [organizationId, [...new Set(conflicts.flatMap(({ stats }) => stats))]],
  )) as { id: number; abbreviation: string }[];
  const of = new Map(conflicts.map((conflict) => [conflict.gameId, conflict]));
  return games.map(({ id, home, away, date }) => {
    const name = gameLabel(home, away, date);
    const { stats } = of.get(id)!;
    const twice = definitions
      .filter((definition) => stats.includes(definition.id))
      .map(({ abbreviation }) => abbreviation);
    const reason = stats.length === 0 ? 'they have statistics for both teams' : `both have ${twice.join(', ')}`;
    return {
      gameId: id,
      message: `These players both have a line in ${name}: ${reason}. Correct that box score first.`,
    };
  });
}

/** What a merge decides in favour of the player who stays, in sentences. `all` is that player, then the others. */
export async function notesOfMerge(
  manager: EntityManager,
  organizationId: number,
  all: readonly number[],
): Promise<string[]> {
  const rosters = (await manager.query(
    `SELECT t.name || ' (' || l.name || ', ' || s.name || ')' AS name FROM roster_entries re
     JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
     WHERE re.organization_id = $1 AND re.player_id = ANY($2)
     GROUP BY slt.id, t.name, l.name, s.name, s.start_date HAVING count(*) > 1 ORDER BY s.start_date DESC NULLS LAST, slt.id`,
    [organizationId, all],
  )) as { name: string }[];
  const values = (await manager.query(
    `SELECT a.name, (array_agg(v.value ORDER BY array_position($2::int[], v.player_id)))[1] AS kept
     FROM player_attribute_values v JOIN player_attributes a ON a.organization_id = v.organization_id AND a.id = v.attribute_id
     WHERE v.organization_id = $1 AND v.player_id = ANY($2)
     GROUP BY a.id, a.name, a.position HAVING count(DISTINCT v.value) > 1 ORDER BY a.position, a.id`,
    [organizationId, all],
  )) as { name: string; kept: string }[];
  const carried = (await manager.query(
    `SELECT DISTINCT ON (s.start_date, slt.id) t.name FROM roster_entries re
     JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
     WHERE re.organization_id = $1 AND re.player_id = ANY($2) AND NOT EXISTS
       (SELECT FROM roster_entries own WHERE own.organization_id = re.organization_id AND own.season_league_team_id = re.season_league_team_id AND own.player_id = $3)
     ORDER BY s.start_date DESC NULLS LAST, slt.id`,
    [organizationId, all.slice(1), all[0]],
  )) as { name: string }[];
  return [
    ...carriedRosters(carried.map(({ name }) => name)),
    ...rosters.map(({ name }) => `Both are on the roster of ${name}; one entry stays.`),
    ...values.map(({ name, kept }) => `They differ in ${name}; "${kept}" stays.`),
  ];
}

/** '2 roster entries are carried over (Cats, Dogs).'; nothing for none. */
function carriedRosters(teams: readonly string[]): string[] {
  if (teams.length === 0) return [];
  return [
    `${teams.length === 1 ? '1 roster entry is' : `${teams.length} roster entries are`} carried over (${[...new Set(teams)].join(', ')}).`,
  ];
}
