import type { Caller, TestApp } from './app.js';
import { createOrganization, createSeasonLeague, createSeasonLeagueTeam, createTeam, createUser } from './factories.js';

/** A season league with teams and no game, and one of its staff. */
export interface TeamsWorld {
  readonly organizationId: number;
  readonly as: Caller;
  readonly seasonLeagueId: number;
  /** Ids of the teams, by name. */
  readonly teams: Readonly<Record<string, number>>;
}

/** Makes an organization with a season league of the teams named. */
export async function createTeamsWorld(
  app: TestApp,
  names: readonly string[] = ['Ants', 'Bees', 'Cats', 'Dogs'],
): Promise<TeamsWorld> {
  const { id: organizationId } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId);
  const teams: Record<string, number> = {};
  for (const name of names) {
    const { id: teamId } = await createTeam(app.manager, organizationId, { name });
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId });
    teams[name] = teamId;
  }
  return { organizationId, as, seasonLeagueId, teams };
}

/** Stores a bye of a team of the world, which no screen of the schedule has to be asked for. */
export async function storeBye(
  app: TestApp,
  { organizationId, teams }: TeamsWorld,
  team: string,
  date: string,
): Promise<void> {
  await app.manager.query(
    `INSERT INTO byes (organization_id, season_league_team_id, date)
     SELECT $1, id, $3 FROM season_league_teams WHERE organization_id = $1 AND team_id = $2`,
    [organizationId, teams[team], date],
  );
}

/** Says at which times of day (HH:MM) a team of the world cannot play. */
export async function setUnavailable(
  app: TestApp,
  { organizationId, teams }: TeamsWorld,
  team: string,
  times: readonly string[],
): Promise<void> {
  await app.manager.query('UPDATE teams SET unavailable_slots = $3 WHERE organization_id = $1 AND id = $2', [
    organizationId,
    teams[team],
    times,
  ]);
}
