import { hashPassword } from '../../server/src/features/users/password.service.js';
import { ORGANIZATION } from '../data/organization.js';
import { runAt } from '../data/postgres.js';
import type { Caller } from './caller.js';

/** Who enters. */
export const USER = { username: 'bench-entry', password: 'entered-by-a-benchmark' } as const;

/** Players of a team; both teams of a game are as large. */
const TEAM_SIZE = 15;

/** Teams with their rosters, between whom games are made. */
export interface EnteredTeams {
  readonly teams: readonly [EnteredTeam, EnteredTeam];
  /** Statistics that are entered, by abbreviation, in their order. */
  readonly definitions: ReadonlyMap<string, string>;
  /** The regular periods, in order. */
  readonly periodIds: readonly string[];
  /** Makes a game of the two teams; its id comes back. */
  makeGame(): Promise<string>;
}

/** A team with its players. */
export interface EnteredTeam {
  readonly id: string;
  readonly playerIds: readonly string[];
}

interface Known {
  readonly me: {
    readonly actingFor: {
      readonly statDefinitions: { id: string; abbreviation: string; kind: string }[];
      readonly gamePeriods: { id: string; name: string }[];
      readonly season: {
        readonly seasonLeagues: { id: string; teams: { id: string; team: { id: string } }[] }[];
      };
    };
  };
}

/** Writes a member of the staff who may enter. */
export async function addUser(url: string): Promise<void> {
  const { username, password } = USER;
  await runAt(
    url,
    `WITH added AS (
       INSERT INTO users (username, password_hash, role, organization_id)
       VALUES ('${username}', '${await hashPassword(password)}', 'staff', ${ORGANIZATION.id}) RETURNING id)
     INSERT INTO user_sports (user_id, sport_id) SELECT id, 1 FROM added`,
  );
}

/** Makes a season with two teams of fifteen, by the product's own operations. */
export async function makeTeams({ ask }: Caller): Promise<EnteredTeams> {
  const made = await ask<{ createSeason: { id: string } }>(
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }',
    { input: { name: 'Entered', active: false } },
  );
  const seasonId = made.data.createSeason.id;
  const league = await ask<{ createLeague: { id: string }[] }>(
    'mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { id } }',
    { input: { seasonId, name: 'Entered' } },
  );
  const seasonLeagueId = league.data.createLeague[0]!.id;
  for (const name of ['Aces', 'Bulls'])
    await ask('mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }', {
      input: { name, seasonLeagueId },
    });
  const known = await ask<Known>(
    `query ($id: ID!) { me { actingFor { statDefinitions { id abbreviation kind } gamePeriods { id name }
       season(id: $id) { seasonLeagues { id teams { id team { id } } } } } } }`,
    { id: seasonId },
  );
  const { statDefinitions, gamePeriods, season } = known.data.me.actingFor;
  const teams: EnteredTeam[] = [];
  for (const { id, team } of season.seasonLeagues[0]!.teams) {
    const playerIds: string[] = [];
    for (let number = 1; number <= TEAM_SIZE; number += 1) {
      const { data } = await ask<{ addPlayerToTeam: { player: { id: string } } }>(
        'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { player { id } } }',
        { input: { seasonLeagueTeamId: id, firstName: `Player ${number}`, lastName: `Of ${team.id}` } },
      );
      playerIds.push(data.addPlayerToTeam.player.id);
    }
    teams.push({ id: team.id, playerIds });
  }
  const [home, away] = teams as [EnteredTeam, EnteredTeam];
  const entered = 'PTS AST REB FTM FTA 2PM 2PA 3PM 3PA MIN OREB DREB STL BLK TO PF'.split(' ');
  return {
    teams: [home, away],
    definitions: new Map(
      entered.map((abbreviation) => [
        abbreviation,
        statDefinitions.find((definition) => definition.abbreviation === abbreviation)!.id,
      ]),
    ),
    periodIds: ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => gamePeriods.find(({ name }) => name === quarter)!.id),
    async makeGame() {
      const { data } = await ask<{ createGame: { id: string } }>(
        'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }',
        { input: { seasonLeagueId, homeTeamId: home.id, awayTeamId: away.id } },
      );
      return data.createGame.id;
    },
  };
}
