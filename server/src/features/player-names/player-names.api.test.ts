import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlayerNames } from '../../domain/players/shown-name.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createStatDefinitions,
  createUser,
} from '../../testing/factories.js';
import { recomputeTotals } from '../totals/totals.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let organizationId: number;
let staff: Caller;
let teamId: number;
let gameId: number;
let seasonTeamId: number;
/**
 * Ana Reyes (10), Ana Rae (7) and Bo Adams (without a number), entered in this order, all with 4 points in one game.
 */
beforeEach(async () => {
  const { manager } = app;
  organizationId = (await createOrganization(manager)).id;
  staff = await app.signInAs(await createUser(manager, organizationId));
  await createStatDefinitions(manager, organizationId);
  const season = await createSeason(manager, organizationId, { active: true });
  const seasonLeague = await createSeasonLeague(manager, organizationId, { seasonId: season.id });
  const slt = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: seasonLeague.id });
  [teamId, seasonTeamId] = [slt.teamId, slt.id];
  const game = await createGame(manager, organizationId, {
    seasonLeagueId: seasonLeague.id,
    homeTeamId: teamId,
    homeScore: 12,
    awayScore: 1,
    status: 'final',
    date: '2026-01-01',
  });
  gameId = game.id;
  for (const [firstName, lastName, jerseyNumber] of [
    ['Ana', 'Reyes', '10'],
    ['Ana', 'Rae', '7'],
    ['Bo', 'Adams', null],
  ] as const) {
    const player = await createPlayer(manager, organizationId, { firstName, lastName });
    await createRosterEntry(manager, organizationId, { seasonLeagueTeamId: slt.id, playerId: player.id, jerseyNumber });
    await createGameLine(manager, organizationId, { gameId, teamId, playerId: player.id, values: { PTS: 4 } });
  }
  await recomputeTotals(manager, organizationId);
});

const nameBy = (names: PlayerNames): Promise<unknown> =>
  app.manager.query('UPDATE organizations SET player_names = $2 WHERE id = $1', [organizationId, names]);

async function ask<Data>(selection: string, as: Caller = {}): Promise<Data> {
  const { data, errors } = await app.graphql<{ organization: Data }>(
    `{ organization(id: ${organizationId}) { ${selection} } }`,
    {},
    { as },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization;
}

interface Named {
  fullName: string;
}
interface Page {
  players: { nodes: Named[]; totalCount: number; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

async function list(as: Caller = {}, search = ''): Promise<string[]> {
  const { players } = await ask<Page>(
    `players(first: 9, filter: { search: ${JSON.stringify(search)} }) { nodes { fullName } totalCount }`,
    as,
  );
  expect(players.totalCount).toBe(players.nodes.length);
  return players.nodes.map(({ fullName }) => fullName);
}

test('lists are sorted by the names that they show, and so are rosters', async () => {
  expect(await list()).toEqual(['Bo Adams', 'Ana Rae', 'Ana Reyes']);
  const roster = `team(id: ${teamId}) { roster { player { fullName } } }`;
  const rosterNames = async (as?: Caller) =>
    (await ask<{ team: { roster: { player: Named }[] } }>(roster, as)).team.roster.map(({ player }) => player.fullName);
  await nameBy('first_initial');
  // Reyes stands before Rae: they are told apart by id alone.
  const ids = (
    await ask<{ players: { nodes: { id: string; fullName: string }[] } }>('players { nodes { id fullName } }')
  ).players.nodes;
  expect(ids.map(({ fullName }) => fullName)).toEqual(['Bo A.', 'Ana R.', 'Ana R.']);
  expect(Number(ids[1]!.id)).toBeLessThan(Number(ids[2]!.id));
  expect(await rosterNames()).toEqual(['Bo A.', 'Ana R.', 'Ana R.']);
  expect(await list(staff)).toEqual(['Bo Adams', 'Ana Rae', 'Ana Reyes']);
  await nameBy('number');
  expect(await list()).toEqual(['#7', '#10', 'Player']);
  expect(await rosterNames()).toEqual(['#7', '#10', 'Player']);
  expect(await rosterNames(staff)).toEqual(['Bo Adams', 'Ana Rae', 'Ana Reyes']);
});

test('a search finds what is shown, and is no proof of what is not', async () => {
  await nameBy('first_initial');
  expect(await list({}, 'reyes')).toEqual([]);
  expect(await list({}, 'Ana Re')).toEqual([]);
  expect(await list({}, 'ana r')).toEqual(['Ana R.', 'Ana R.']);
  expect(await list(staff, 'reyes')).toEqual(['Ana Reyes']);
  await nameBy('number');
  expect(await list({}, 'ana')).toEqual([]);
  expect(await list({}, '#7')).toEqual(['#7']);
});

test('what a player is known as is found and shown where full names are, and is null elsewhere', async () => {
  await app.manager.query("UPDATE players SET known_as = 'Lefty' WHERE organization_id = $1 AND last_name = 'Rae'", [
    organizationId,
  ]);
  const known = async (as: Caller = {}) =>
    (
      await ask<{ players: { nodes: { knownAs: string | null }[] } }>(
        'players(filter: { search: "ana" }) { nodes { knownAs } }',
        as,
      )
    ).players.nodes.map(({ knownAs }) => knownAs);
  expect(await list({}, 'lefty')).toEqual(['Ana Rae']);
  expect(await known()).toEqual(['Lefty', null]);
  await nameBy('first_initial');
  expect(await list({}, 'lefty')).toEqual([]);
  expect(await known()).toEqual([null, null]);
  expect(await known(staff)).toEqual(['Lefty', null]);
  expect(await list(staff, 'lefty')).toEqual(['Ana Rae']);
});

test.each(['full', 'first_initial', 'initials', 'number'] as const)(
  'named by %s, a list is walked by its cursors',
  async (names) => {
    await nameBy(names);
    const whole = await list();
    const walked: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { players }: Page = await ask<Page>(
        `players(first: 1, after: ${JSON.stringify(after)}) { nodes { fullName } pageInfo { endCursor hasNextPage } }`,
      );
      walked.push(...players.nodes.map(({ fullName }) => fullName));
      [after, more] = [players.pageInfo.endCursor, players.pageInfo.hasNextPage];
    }
    expect(walked).toEqual(whole);
  },
);

test('leaders, the box score by either way, and captains', async () => {
  await app.manager.query('UPDATE season_league_teams SET captain_name = $3 WHERE organization_id = $1 AND id = $2', [
    organizationId,
    seasonTeamId,
    'Kim Lee',
  ]);
  await nameBy('number');
  const { leaders } = await ask<{ leaders: { player: Named }[] }>('leaders(stat: "PTS") { player { fullName } }');
  expect(leaders.map(({ player }) => player.fullName)).toEqual(['#7', '#10', 'Player']);
  const side = (rest: string) =>
    ask<{ game: { home: { lines: { player: Named }[]; team: { seasonTeams: { captainName: string }[] } } } }>(
      `game(id: ${gameId}) { home { lines { player { fullName lastName firstName } } ${rest} } }`,
    );
  const numbers = ['#10', '#7', 'Player'];
  expect((await side('score')).game.home.lines.map(({ player }) => player.fullName)).toEqual(numbers);
  // This selection asks for something that the shortcut does not know.
  const { home } = (await side('team { seasonTeams { captainName } }')).game;
  expect(home.lines.map(({ player }) => player.fullName)).toEqual(numbers);
  expect(home.team.seasonTeams).toEqual([{ captainName: 'K. L.' }]);
});

test('a changed setting holds for the next answer, also for what visitors were answered before', async () => {
  const root = await app.signInAs(await createUser(app.manager, null, { role: 'super_admin' }));
  expect(await list()).toContain('Ana Reyes');
  const { errors } = await app.graphql(
    `mutation { updateOrganization(id: ${organizationId}, input: { playerNames: INITIALS, expectedVersion: 1 }) { playerNames } }`,
    {},
    { as: root },
  );
  expect(errors).toBeUndefined();
  expect(await list()).toEqual(['B. A.', 'A. R.', 'A. R.']);
  expect(await list(root)).toContain('Ana Reyes');
});
