import { notFound, unprocessable } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';

/** What a game belongs to: a season league, or a division for a game of its bracket. */
export type GameScope = { seasonLeagueId: number } | { divisionId: number };

/** A team of a game. */
export interface PlayingTeam {
  id: number;
  name: string;
}

interface Entrant extends PlayingTeam {
  /** Null for a team that does not play there. */
  seasonLeagueId: number | null;
}

/** Two teams that may play each other. */
export interface Matchup {
  home: PlayingTeam;
  away: PlayingTeam;
  /** The season league of both; null for a bracket's game between two. */
  seasonLeagueId: number | null;
}

const PLACES = {
  seasonLeague: `SELECT team_id AS "teamId", season_league_id AS "seasonLeagueId" FROM season_league_teams
    WHERE organization_id = $1 AND team_id = ANY($2) AND season_league_id = $3 FOR KEY SHARE`,
  division: `SELECT slt.team_id AS "teamId", slt.season_league_id AS "seasonLeagueId" FROM division_teams dt
    JOIN season_league_teams slt ON slt.organization_id = dt.organization_id AND slt.id = dt.season_league_team_id
    WHERE dt.organization_id = $1 AND slt.team_id = ANY($2) AND dt.division_id = $3 ORDER BY slt.id FOR KEY SHARE`,
};

/**
 * The two teams of a game, which stay in the season league or the division until the transaction ends.
 * @throws 404 for an unknown one, 422 for one that does not play there
 */
export async function matchupOf(tx: Write, scope: GameScope, homeId: number, awayId: number): Promise<Matchup> {
  const [home, away] = await entrantsOf(tx, scope, [homeId, awayId]);
  const where = 'divisionId' in scope ? 'is not in this division' : 'does not play in this league';
  const strangers = [
    { field: 'homeTeamId', ...home! },
    { field: 'awayTeamId', ...away! },
  ].filter(({ seasonLeagueId }) => seasonLeagueId === null);
  if (strangers.length > 0) {
    const errors = strangers.map(({ field, name }) => ({ field, message: `${name} ${where}.` }));
    throw unprocessable(errors[0]!.message, undefined, errors);
  }
  const seasonLeagueId = home!.seasonLeagueId === away!.seasonLeagueId ? home!.seasonLeagueId : null;
  return { home: home!, away: away!, seasonLeagueId };
}

/** Teams by id, in their order. @throws 404 for an unknown one */
export async function teamNames(tx: Write, ids: readonly number[]): Promise<PlayingTeam[]> {
  const rows = (await tx.manager.query('SELECT id, name FROM teams WHERE organization_id = $1 AND id = ANY($2)', [
    tx.organizationId,
    ids,
  ])) as PlayingTeam[];
  return ids.map((id) => {
    const team = rows.find((row) => row.id === id);
    if (!team) throw notFound('Team');
    return team;
  });
}

async function entrantsOf(tx: Write, scope: GameScope, ids: readonly number[]): Promise<Entrant[]> {
  const teams = await teamNames(tx, ids);
  const [sql, id] =
    'divisionId' in scope ? [PLACES.division, scope.divisionId] : [PLACES.seasonLeague, scope.seasonLeagueId];
  const places = (await tx.manager.query(sql, [tx.organizationId, ids, id])) as {
    teamId: number;
    seasonLeagueId: number;
  }[];
  const placeOf = new Map(places.map(({ teamId, seasonLeagueId }) => [teamId, seasonLeagueId]));
  return teams.map((team) => ({ ...team, seasonLeagueId: placeOf.get(team.id) ?? null }));
}
