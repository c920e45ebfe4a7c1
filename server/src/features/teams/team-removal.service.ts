import type { EntityManager } from 'typeorm';
import { IS_PLAYED } from '../../lib/is-played.js';
import { announce } from '../audit/write-events.service.js';
import type { Write } from '../audit/write.service.js';
import { removeGames } from './game-removal.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

/** What goes with teams that are removed. */
export interface TeamRemoval {
  seasonLeagueCount: number;
  rosterEntryCount: number;
  gameCount: number;
  /** Of those the games that have been played, with their box scores. */
  playedGameCount: number;
  byeCount: number;
}

/** Some rows by SQL; $1 is the organization, $2 the ids. */
const SEASON_TEAMS = {
  ofTeams: 'SELECT id FROM season_league_teams WHERE organization_id = $1 AND team_id = ANY($2)',
  themselves: 'SELECT id FROM season_league_teams WHERE organization_id = $1 AND id = ANY($2)',
};
const GAMES = {
  ofTeams: 'SELECT id FROM games WHERE organization_id = $1 AND (home_team_id = ANY($2) OR away_team_id = ANY($2))',
  // A bracket's games have their division; between two leagues they have no season league.
  ofSeasonTeams: `SELECT g.id FROM season_league_teams slt
    JOIN games g ON g.organization_id = slt.organization_id AND (g.home_team_id = slt.team_id OR g.away_team_id = slt.team_id)
    WHERE slt.organization_id = $1 AND slt.id = ANY($2) AND (g.season_league_id = slt.season_league_id OR g.division_id IN (
      SELECT dt.division_id FROM division_teams dt WHERE dt.organization_id = $1 AND dt.season_league_team_id = slt.id))`,
};

/** Whose removal it is: teams, or teams in season leagues. */
export type RemovalKind = 'teams' | 'seasonLeagueTeams';

const partsOf = (kind: RemovalKind) =>
  kind === 'teams'
    ? { seasonTeams: SEASON_TEAMS.ofTeams, games: GAMES.ofTeams }
    : { seasonTeams: SEASON_TEAMS.themselves, games: GAMES.ofSeasonTeams };

/** Counts what would go with teams, or with teams of season leagues. */
export async function countRemoval(
  manager: EntityManager,
  organizationId: number,
  kind: RemovalKind,
  ids: readonly number[],
): Promise<TeamRemoval> {
  const { seasonTeams, games } = partsOf(kind);
  const [counts] = (await manager.query(
    `WITH slts AS (${seasonTeams}), own_games AS (${games})
     SELECT (SELECT count(*) FROM slts) AS "seasonLeagueCount",
       (SELECT count(*) FROM roster_entries WHERE organization_id = $1 AND season_league_team_id IN (SELECT id FROM slts)) AS "rosterEntryCount",
       (SELECT count(DISTINCT id) FROM own_games) AS "gameCount",
       (SELECT count(*) FROM games g WHERE g.organization_id = $1 AND g.id IN (SELECT id FROM own_games) AND ${IS_PLAYED}) AS "playedGameCount",
       (SELECT count(*) FROM byes WHERE organization_id = $1 AND season_league_team_id IN (SELECT id FROM slts)) AS "byeCount"`,
    [organizationId, ids],
  )) as [TeamRemoval];
  return counts;
}

/**
 * Locks the games that go with teams, or with teams of season leagues. Once the rows of these are locked, too, what is
 * counted and removed afterwards are the same ones.
 */
export async function lockGamesOf(
  { manager, organizationId }: Write,
  kind: RemovalKind,
  ids: readonly number[],
): Promise<number[]> {
  const { games } = partsOf(kind);
  await manager.query(`SELECT id FROM games WHERE organization_id = $1 AND id IN (${games}) ORDER BY id FOR UPDATE`, [
    organizationId,
    ids,
  ]);
  // Asked once nobody writes to them any more: whoever was giving one to other teams has done so by now.
  const rows = await manager.query<{ id: number }[]>(`SELECT DISTINCT id FROM (${games}) AS own_games ORDER BY id`, [
    organizationId,
    ids,
  ]);
  return rows.map(({ id }) => id);
}

/**
 * Removes season-league teams with their games, box scores, byes, rosters and places in divisions. The teams
 * stay.
 * @param gameIds the games, as `lockGamesOf` answers
 */
export async function removeFromLeagues(
  tx: Write,
  undo: UndoRecorder,
  kind: RemovalKind,
  ids: readonly number[],
  gameIds: readonly number[],
): Promise<void> {
  const rows = await tx.manager.query<{ id: number }[]>(partsOf(kind).seasonTeams, [tx.organizationId, ids]);
  const seasonTeamIds = rows.map(({ id }) => id);
  // As one: what brackets lose is known once the games and the seeds are gone.
  await announce(tx, 'games', { gameIds }, async () => {
    await removeGames(undo, gameIds);
    const ofSeasonTeams = { sql: 't.season_league_team_id = ANY($2)', params: [seasonTeamIds] };
    await undo.remove('byes', ofSeasonTeams);
    const places = await undo.take('division_teams', ofSeasonTeams);
    await closeRanks(undo, [...new Set(places.map((place) => place['division_id']))]);
    await undo.remove('roster_entries', ofSeasonTeams);
    await undo.remove('season_league_teams', { sql: 't.id = ANY($2)', params: [seasonTeamIds] });
  });
}

/** Numbers the remaining positions of divisions from 0, without gaps. */
async function closeRanks(undo: UndoRecorder, divisionIds: readonly unknown[]): Promise<void> {
  const place = `(SELECT count(*) FROM division_teams o WHERE o.organization_id = t.organization_id AND o.division_id = t.division_id
    AND (o.position, o.id) < (t.position, t.id))`;
  await undo.change(
    'division_teams',
    { sql: `t.division_id = ANY($2) AND t.position <> ${place}`, params: [divisionIds] },
    { sql: `position = ${place}` },
  );
}
