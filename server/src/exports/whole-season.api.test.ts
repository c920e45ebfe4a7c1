import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import { createUser, unique } from '../testing/factories.js';
import { downloadSeason, downloadZip, outcomeOf, uploadSeason } from '../testing/season-round-trip.js';
import { exportRouter } from './export-router.js';

/**
 * From the best to the worst, but for the first three: each of them beats the next one, and the last of them the first.
 */
const TEAMS = 'Aces Bulls Comets Dunes Eels Foxes Gulls Hawks Ibis Jets Kites Lynx'.split(' ');
const TUESDAYS = 12;
/** The fifth Tuesday: the hall is under water. */
const FLOODED = '2026-10-06';

let app: TestApp;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
});
afterAll(() => app.close());

async function ask<Data>(operation: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(operation, variables, { as });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Id {
  readonly id: string;
}

/** An organization with its owner, by the platform's operator. */
async function foundOrganization(name: string): Promise<Id & { owner: Caller }> {
  as = await app.signInAs(await createUser(app.manager, null));
  const { sports } = await ask<{ sports: (Id & { name: string })[] }>('{ sports { id name } }');
  const sportIds = [sports.find((sport) => /basketball/iu.test(sport.name))!.id];
  const { createOrganization: organization } = await ask<{ createOrganization: Id }>(
    'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id } }',
    { input: { name, slug: unique('pier'), sportIds, timeZone: 'America/New_York' } },
  );
  const { createUser: owner } = await ask<{ createUser: { user: Id } }>(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
    {
      input: {
        username: unique('owner'),
        password: 'correct-horse-battery',
        role: 'ORG_OWNER',
        organizationId: organization.id,
        sportIds,
      },
    },
  );
  const ids = { id: Number(owner.user.id), organizationId: Number(organization.id) };
  return { id: organization.id, owner: await app.signInAs(ids) };
}

interface PlannedGame {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly version: number;
  readonly homeScore: number | null;
  readonly homeTeam: { readonly name: string };
  readonly awayTeam: { readonly name: string };
}

/** How many points a team wins by against another one; below 0 it loses. */
function margin(one: string, other: string): number {
  const among: Record<string, number> = { 'Aces Bulls': 3, 'Bulls Comets': 8, 'Comets Aces': 1 };
  const known = among[`${one} ${other}`] ?? -(among[`${other} ${one}`] ?? 0);
  return known === 0 ? (TEAMS.indexOf(one) < TEAMS.indexOf(other) ? 10 : -10) : known;
}

async function play({ id, version, homeTeam, awayTeam }: PlannedGame): Promise<void> {
  await ask('mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }', {
    id,
    input: { homeScore: 60 + margin(homeTeam.name, awayTeam.name), awayScore: 60, expectedVersion: version },
  });
}

async function gamesOf(seasonLeagueId: string): Promise<PlannedGame[]> {
  const { me } = await ask<{ me: { actingFor: { games: { nodes: PlannedGame[] } } } }>(
    `query ($filter: GameFilter!) { me { actingFor { games(first: 100, filter: $filter) { nodes {
      id date time version homeScore homeTeam { name } awayTeam { name } } } } } }`,
    { filter: { seasonLeagueId } },
  );
  return me.actingFor.games.nodes;
}

interface Published {
  readonly created: number;
  readonly removed: number;
  readonly played: number;
  readonly unchanged: number;
}

/** Publishes a draft. @returns what became of the games, and the figures of the draft */
async function publish(scheduleId: string) {
  const { generateScheduleDraft: draft } = await ask<{
    generateScheduleDraft: Id & { certificate: { name: string; value: number; bound: number }[]; obstacles: object[] };
  }>(
    'mutation ($id: ID!) { generateScheduleDraft(scheduleId: $id, seed: 7) { id obstacles { message } certificate { name value bound } } }',
    { id: scheduleId },
  );
  const { publishScheduleDraft: published } = await ask<{ publishScheduleDraft: Published }>(
    'mutation ($id: ID!) { publishScheduleDraft(id: $id) { created removed played unchanged } }',
    { id: draft.id },
  );
  const figures = Object.fromEntries(draft.certificate.map(({ name, value, bound }) => [name, [value, bound]]));
  return { published, figures, obstacles: draft.obstacles };
}

/** How often each team plays, and how often a pairing is repeated. */
function counted(games: readonly PlannedGame[]): { perTeam: number[]; repeats: number; twiceAWeek: number } {
  const teams = games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name]);
  const pairs = new Set(games.map(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name].toSorted().join()));
  const evenings = new Set(
    games.flatMap(({ date, homeTeam, awayTeam }) => [date + homeTeam.name, date + awayTeam.name]),
  );
  return {
    perTeam: TEAMS.map((name) => teams.filter((other) => other === name).length),
    repeats: games.length - pairs.size,
    twiceAWeek: teams.length - evenings.size,
  };
}

interface Match extends Id {
  readonly needsGame: boolean;
  readonly home: { readonly team: Id & { readonly name: string } } | null;
  readonly away: { readonly team: Id & { readonly name: string } } | null;
  readonly winner: { readonly name: string } | null;
}

test('a season from nothing to its champion, by the graph alone, and once more in another organization', async () => {
  // The platform's operator makes an organization and its owner.
  const organization = await foundOrganization('Pier League');
  const organizationId = Number(organization.id);
  as = organization.owner;

  // The owner makes season, league, teams and rosters.
  const { createSeason: season } = await ask<{ createSeason: Id }>(
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }',
    { input: { name: 'Fall 2026', startDate: '2026-09-01', active: true } },
  );
  const { createLeague } = await ask<{ createLeague: Id[] }>(
    'mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { id } }',
    { input: { name: 'Tuesday', seasonId: season.id } },
  );
  const seasonLeagueId = createLeague[0]!.id;
  await ask('mutation ($input: TeamListInput!) { addTeamList(input: $input) { newCount } }', {
    input: { seasonLeagueId, lines: TEAMS },
  });
  const { me } = await ask<{
    me: { actingFor: { season: { seasonLeagues: { teams: (Id & { team: Id & { name: string } })[] }[] } } };
  }>('query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { teams { id team { id name } } } } } } }', {
    id: season.id,
  });
  const teams = me.actingFor.season.seasonLeagues[0]!.teams;
  for (const { id, team } of teams)
    await ask('mutation ($input: PlayerListInput!) { addPlayerList(input: $input) { newCount } }', {
      input: { seasonLeagueTeamId: id, lines: [1, 2, 3, 4, 5].map((number) => `Ann ${team.name}-${number}`) },
    });

  // Twelve Tuesdays with a hall for six games: everybody plays every week.
  const times = ['18:00', '18:00', '19:00', '19:00', '20:00', '20:00'];
  const { createSchedule: schedule } = await ask<{ createSchedule: Id }>(
    'mutation ($input: CreateScheduleInput!) { createSchedule(input: $input) { id } }',
    {
      input: {
        seasonLeagueId,
        name: 'Tuesdays',
        startDate: '2026-09-08',
        numWeeks: TUESDAYS,
        gameDays: ['Tuesday'],
        timeSlots: times.map((time, index) => ({ time, location: 'Pier Hall', court: `Court ${1 + (index % 2)}` })),
      },
    },
  );
  const first = await publish(schedule.id);
  expect(first).toMatchObject({
    // Nothing in the way; every pair twice would need a longer season.
    obstacles: [{ message: '12 weeks with 6 cells hold 72 games; every pair twice needs 132.' }],
    published: { created: 72, removed: 0, played: 0 },
    figures: { GAMES: [0, 0], BYES: [0, 0], DOUBLE_HEADERS: [0, 0], REPEATS: [6, 6], HOME_AWAY: [0, 0] },
  });
  expect(counted(await gamesOf(seasonLeagueId))).toEqual({ perTeam: TEAMS.map(() => 12), repeats: 6, twiceAWeek: 0 });

  // Four weeks are played before the hall is flooded; those games stay, and eleven weeks are enough for every pairing
  // once.
  const played = (await gamesOf(seasonLeagueId)).filter(({ date }) => date < FLOODED);
  expect(played).toHaveLength(24);
  for (const game of played) await play(game);
  await ask('mutation ($input: CreateWeekOffInput!) { createWeekOff(input: $input) { id } }', {
    input: { seasonLeagueId, date: FLOODED, reason: 'The hall is flooded' },
  });
  const second = await publish(schedule.id);
  expect(second.published).toMatchObject({ played: 24 });
  expect(second.published.created + second.published.unchanged).toBe(42);
  const all = await gamesOf(seasonLeagueId);
  expect(counted(all)).toEqual({ perTeam: TEAMS.map(() => 11), repeats: 0, twiceAWeek: 0 });
  expect(all.filter(({ date }) => date === FLOODED)).toEqual([]);
  const places = ({ id, date, time }: PlannedGame): string[] => [id, date, time];
  expect(all.filter(({ homeScore }) => homeScore !== null).map(places)).toEqual(played.map(places));
  for (const game of all.filter(({ homeScore }) => homeScore === null)) await play(game);

  // Three teams have ten wins, and one against each other: Bulls have +5 points among them, Aces +2, Comets -7.
  const { organization: shown } = await ask<{
    organization: { standings: { team: { name: string }; wins: number; losses: number; placedBy: string }[] };
  }>(
    'query ($id: ID!, $seasonId: ID!) { organization(id: $id) { standings(seasonId: $seasonId) { team { name } wins losses placedBy } } }',
    { id: organization.id, seasonId: season.id },
  );
  expect(shown.standings.map(({ team, wins, losses }) => `${team.name} ${wins}-${losses}`)).toEqual([
    'Bulls 10-1',
    'Aces 10-1',
    'Comets 10-1',
    ...TEAMS.slice(3).map((name, index) => `${name} ${8 - index}-${3 + index}`),
  ]);
  expect(new Set(shown.standings.slice(0, 3).map(({ placedBy }) => placedBy))).toEqual(new Set(['POINT_DIFFERENCE']));

  // The best eight play for the title, seeded by the standings.
  const { createDivision: division } = await ask<{ createDivision: Id }>(
    'mutation ($input: CreateDivisionInput!) { createDivision(input: $input) { id } }',
    { input: { seasonId: season.id, name: 'Playoffs', thirdPlace: true } },
  );
  const eight = shown.standings.slice(0, 8).map(({ team }) => teams.find((row) => row.team.name === team.name)!.id);
  await ask('mutation ($input: AssignDivisionTeamsInput!) { assignDivisionTeams(input: $input) { message } }', {
    input: {
      divisionId: division.id,
      seasonLeagueTeamIds: eight.toReversed(),
      expectedVersions: [{ id: division.id, version: 1 }],
    },
  });
  await ask('mutation ($id: ID!) { seedDivisionFromStandings(divisionId: $id, expectedVersion: 2) { message } }', {
    id: division.id,
  });
  const bracketOf = async () =>
    (
      await ask<{
        me: {
          actingFor: {
            division: {
              bracket: {
                champion: { name: string } | null;
                orphans: Id[];
                thirdPlace: Match;
                rounds: { matches: Match[] }[];
              };
            };
          };
        };
      }>(
        `query ($id: ID!) { me { actingFor { division(id: $id) { bracket { champion { name } orphans { id }
           thirdPlace { ...Match } rounds { matches { ...Match } } } } } } }
         fragment Match on BracketMatch { id needsGame winner { name } home { team { id name } } away { team { id name } } }`,
        { id: division.id },
      )
    ).me.actingFor.division.bracket;
  for (let round = 0; round < 3; round += 1) {
    const { rounds, thirdPlace } = await bracketOf();
    const open = [...rounds.flatMap(({ matches }) => matches), thirdPlace].filter(({ needsGame }) => needsGame);
    expect(open).toHaveLength([4, 2, 2][round]!);
    for (const { id, home, away } of open) {
      const { createBracketGame: game } = await ask<{ createBracketGame: PlannedGame }>(
        `mutation ($node: ID!, $input: CreateGameInput!) { createBracketGame(bracketNode: $node, input: $input) {
           id date time version homeScore homeTeam { name } awayTeam { name } } }`,
        {
          node: id,
          input: {
            divisionId: division.id,
            homeTeamId: home!.team.id,
            awayTeamId: away!.team.id,
            date: `2026-12-0${round + 1}`,
          },
        },
      );
      await play(game);
    }
  }
  // In the semifinals Bulls beat Dunes, and Comets, third in the standings, beat Aces.
  const { champion, orphans, thirdPlace } = await bracketOf();
  expect([champion?.name, thirdPlace.winner?.name, orphans]).toEqual(['Bulls', 'Aces', []]);

  // What was played in the bracket changes no standings, and all of it can be had somewhere else.
  const zip = await downloadZip(app, organizationId, Number(season.id));
  const other = await foundOrganization('Lake League');
  const otherId = Number(other.id);
  const there = await uploadSeason(app, other.owner, zip, 'Fall 2026');
  expect(await outcomeOf(app, otherId, there)).toEqual(await outcomeOf(app, organizationId, Number(season.id)));
  expect(await downloadSeason(app, otherId, there)).toEqual(
    await downloadSeason(app, organizationId, Number(season.id)),
  );
});
