import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
} from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

interface Page {
  organization: {
    teams: {
      nodes: { name: string }[];
      edges: { cursor: string; node: { name: string } }[];
      totalCount: number;
      pageInfo: {
        hasNextPage: boolean;
        hasPreviousPage: boolean;
        startCursor: string | null;
        endCursor: string | null;
      };
    };
  };
}

interface Teams {
  organization: {
    season: { seasonLeagues: { teams: { team: { name: string }; roster: { player: { lastName: string } }[] }[] }[] };
  };
}

const PAGE = `query ($slug: String!, $first: Int, $after: String, $filter: TeamFilter) { organization(slug: $slug) {
  teams(first: $first, after: $after, filter: $filter) {
    nodes { name } edges { cursor node { name } } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } } }`;

async function pageOf(variables: Record<string, unknown>): Promise<Page['organization']['teams']> {
  return (await app.graphql<Page>(PAGE, variables)).data!.organization.teams;
}

async function namesOf(slug: string, filter: Record<string, unknown>): Promise<string[]> {
  const { nodes, totalCount } = await pageOf({ slug, filter });
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ name }) => name);
}

test('names are sorted as readers expect them, accents among the letters that they stand on', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const { id: seasonLeagueId, seasonId } = await createSeasonLeague(app.manager, id);
  for (const name of ['Zorros', 'Águilas', 'Ñandúes', 'Osos', 'Nubes', 'Alces']) {
    const { id: teamId } = await createTeam(app.manager, id, { name });
    const { id: seasonLeagueTeamId } = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId, teamId });
    if (name !== 'Osos') continue;
    for (const lastName of ['Zúñiga', 'Íñiguez', 'Ibarra', 'Jiménez']) {
      const { id: playerId } = await createPlayer(app.manager, id, { lastName });
      await createRosterEntry(app.manager, id, { seasonLeagueTeamId, playerId });
    }
  }
  const sorted = ['Águilas', 'Alces', 'Ñandúes', 'Nubes', 'Osos', 'Zorros'];
  expect(await namesOf(slug, {})).toEqual(sorted);
  const { nodes, pageInfo } = await pageOf({ slug, first: 3 });
  const rest = await pageOf({ slug, first: 3, after: pageInfo.endCursor });
  expect([...nodes, ...rest.nodes].map(({ name }) => name)).toEqual(sorted);
  const { data } = await app.graphql<Teams>(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { season(id: $id) { seasonLeagues { teams {
      team { name } roster { player { lastName } } } } } } }`,
    { slug, id: String(seasonId) },
  );
  const { teams } = data!.organization.season.seasonLeagues[0]!;
  expect(teams.map(({ team }) => team.name)).toEqual(sorted);
  const { roster } = teams.find(({ team }) => team.name === 'Osos')!;
  expect(roster.map(({ player }) => player.lastName)).toEqual(['Ibarra', 'Íñiguez', 'Jiménez', 'Zúñiga']);
});

test('teams are paged by name in any case, then by id, without gap or repetition', async () => {
  const { id, slug } = await createOrganization(app.manager);
  for (const name of ['bears', 'Ants', 'Bears', 'cats', 'Bears']) await createTeam(app.manager, id, { name });
  const seen: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 3; pages += 1) {
    const { nodes, edges, totalCount, pageInfo } = await pageOf({ slug, first: 2, after });
    seen.push(...nodes.map(({ name }) => name));
    expect(totalCount).toBe(5);
    expect(edges.map(({ node }) => node)).toEqual(nodes);
    expect(pageInfo).toEqual({
      hasNextPage: pages < 2,
      hasPreviousPage: pages > 0,
      startCursor: edges[0]?.cursor,
      endCursor: edges.at(-1)?.cursor,
    });
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual(['Ants', 'bears', 'Bears', 'Bears', 'cats']);
});

test('a page has at most 100 teams, and its cursor belongs to this list', async () => {
  const { slug } = await createOrganization(app.manager);
  for (const [variables, field] of [
    [{ first: 101 }, 'first'],
    [{ first: 0 }, 'first'],
    [{ after: 'bm9uc2Vuc2U' }, 'after'],
  ] as const) {
    const { errors } = await app.graphql(PAGE, { slug, ...variables });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field }] });
  }
});

test('teams are found by part of their name, its wildcards taken literally', async () => {
  const { id, slug } = await createOrganization(app.manager);
  for (const name of ['Golden State', 'GOLD 100%', 'Snow_Owls', 'Snow Owls', 'Ägir', 'back\\slash'])
    await createTeam(app.manager, id, { name });
  expect(await namesOf(slug, { search: ' gold ' })).toEqual(['GOLD 100%', 'Golden State']);
  expect(await namesOf(slug, { search: '%' })).toEqual(['GOLD 100%']);
  expect(await namesOf(slug, { search: 'w_o' })).toEqual(['Snow_Owls']);
  expect(await namesOf(slug, { search: 'k\\s' })).toEqual(['back\\slash']);
  expect(await namesOf(slug, { search: 'ÄG' })).toEqual(['Ägir']);
  expect(await namesOf(slug, { search: '  ' })).toHaveLength(6);
  expect(await namesOf(slug, { search: "' OR 1=1 --" })).toEqual([]);
});

test.each(['x'.repeat(101), 'a\u0000b'])('a search that is no part of a name is refused (%#)', async (search) => {
  const { slug } = await createOrganization(app.manager);
  const { errors } = await app.graphql(PAGE, { slug, filter: { search } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'search' }] });
});

test('season, league and division have to hold for the same season-league team', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const foreign = await createSeasonLeague(app.manager, other.id);
  const [a, b] = [await createSeasonLeague(app.manager, id), await createSeasonLeague(app.manager, id)];
  const [ants, bears] = [
    await createTeam(app.manager, id, { name: 'Ants' }),
    await createTeam(app.manager, id, { name: 'Bears' }),
  ];
  const antsA = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: a.id, teamId: ants.id });
  await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: b.id, teamId: ants.id });
  await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: b.id, teamId: bears.id });
  const division = await createDivision(app.manager, id, { seasonId: a.seasonId }, [antsA.id]);

  expect(await namesOf(slug, { seasonId: a.seasonId })).toEqual(['Ants']);
  expect(await namesOf(slug, { leagueId: b.leagueId })).toEqual(['Ants', 'Bears']);
  expect(await namesOf(slug, { seasonId: a.seasonId, leagueId: b.leagueId })).toEqual([]);
  expect(await namesOf(slug, { divisionId: division.id })).toEqual(['Ants']);
  expect(await namesOf(slug, { divisionId: division.id, leagueId: a.leagueId, search: 'nt' })).toEqual(['Ants']);
  expect(await namesOf(slug, { leagueId: b.leagueId, search: 'ear' })).toEqual(['Bears']);
  expect(await namesOf(slug, { seasonId: foreign.seasonId })).toEqual([]);
  expect(await namesOf(slug, { leagueId: 'none' })).toEqual([]);
});

test('a team in a season: the one named, else the first active one, else its latest', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const foreign = await createSeason(app.manager, other.id);
  const old = await createSeason(app.manager, id, { name: 'Old', startDate: '2023-01-01' });
  const active = await createSeason(app.manager, id, { name: 'Active', startDate: '2024-01-01', active: true });
  const late = await createSeason(app.manager, id, { name: 'Late', startDate: '2025-01-01' });
  const inSeason = async (teamId: number, seasonId: number) =>
    createSeasonLeagueTeam(app.manager, id, {
      teamId,
      seasonLeagueId: (await createSeasonLeague(app.manager, id, { seasonId })).id,
    });
  const [steady, past] = [await createTeam(app.manager, id), await createTeam(app.manager, id)];
  for (const season of [late, old, active]) await inSeason(steady.id, season.id);
  for (const season of [old, late]) await inSeason(past.id, season.id);

  const { data } = await app.graphql(
    `fragment S on SeasonLeagueTeam { seasonLeague { season { name } } }
     query ($slug: String!, $steady: ID!, $past: ID!, $old: ID!, $active: ID!, $foreign: ID!) { organization(slug: $slug) {
      steady: team(id: $steady) { all: seasonTeams { ...S } now: seasonTeam { ...S } old: seasonTeam(seasonId: $old) { ...S }
        foreign: seasonTeam(seasonId: $foreign) { ...S } word: seasonTeam(seasonId: "x") { ...S } }
      past: team(id: $past) { now: seasonTeam { ...S } active: seasonTeam(seasonId: $active) { ...S } }
    } }`,
    { slug, steady: steady.id, past: past.id, old: old.id, active: active.id, foreign: foreign.id },
  );

  const season = (name: string) => ({ seasonLeague: { season: { name } } });
  expect(data).toEqual({
    organization: {
      steady: {
        all: ['Late', 'Active', 'Old'].map(season),
        now: season('Active'),
        old: season('Old'),
        foreign: null,
        word: null,
      },
      past: { now: season('Late'), active: null },
    },
  });
});

test('a season league lists its teams by rank, then name, with captain and logo', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const seasonLeague = await createSeasonLeague(app.manager, id);
  const captain = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Lovelace' });
  const [{ id: upload }] = await app.manager.query<[{ id: number }]>(
    `INSERT INTO uploads (organization_id, purpose, original_name, mime, sha256, width, height)
     VALUES ($1, 'team_logo', 'logo.png', 'image/png', 'x', 800, 800) RETURNING id`,
    [id],
  );
  await app.manager.query(
    `INSERT INTO upload_sizes (organization_id, upload_id, label, width, height, mime, byte_length, storage_key)
     SELECT $1, $2, width::text, width, width, 'image/webp', 10, 'logo-' || width || '.webp' FROM unnest(ARRAY[64, 320, 800]) AS width`,
    [id, upload],
  );
  const teams = [
    { name: 'Zebras', rank: 1, captainPlayerId: captain.id, captainName: 'ignored', logoUploadId: upload },
    { name: 'cats', captainName: 'Coach Carter', withdrawn: true },
    { name: 'Bears' },
  ];
  for (const { name, logoUploadId, ...slt } of teams) {
    const team = await createTeam(app.manager, id, { name, logoUploadId, unavailableSlots: ['18:00'] });
    await createSeasonLeagueTeam(app.manager, id, { ...slt, teamId: team.id, seasonLeagueId: seasonLeague.id });
  }

  const { data } = await app.graphql(
    `query ($slug: String!, $season: ID!) { organization(slug: $slug) { seasonLeagues(seasonId: $season) {
      teamCount teams { rank withdrawn captainName captain { fullName } team { name logoUrl unavailableSlots } }
    } } }`,
    { slug, season: seasonLeague.seasonId },
  );

  const team = (name: string, logoUrl: string | null = null) => ({ name, logoUrl, unavailableSlots: ['18:00'] });
  expect(data).toEqual({
    organization: {
      seasonLeagues: [
        {
          teamCount: 3,
          teams: [
            {
              rank: 1,
              withdrawn: false,
              captainName: 'Ada Lovelace',
              captain: { fullName: 'Ada Lovelace' },
              team: team('Zebras', '/uploads/logo-320.webp'),
            },
            { rank: null, withdrawn: false, captainName: null, captain: null, team: team('Bears') },
            { rank: null, withdrawn: true, captainName: 'Coach Carter', captain: null, team: team('cats') },
          ],
        },
      ],
    },
  });
});

test("another tenant's team answers like a missing one", async () => {
  const { slug } = await createOrganization(app.manager);
  const foreign = await createTeam(app.manager, (await createOrganization(app.manager)).id);
  const { data, errors } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) {
      foreign: team(id: $id) { id } missing: team(id: 2147483647) { id } word: team(id: "1e1") { id } teams { totalCount }
    } }`,
    { slug, id: foreign.id },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ organization: { foreign: null, missing: null, word: null, teams: { totalCount: 0 } } });
});

test('a page of 50 teams with season, captain, roster and players takes as many statements as a page of two', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const season = await createSeason(app.manager, id, { active: true });
  const seasonLeague = await createSeasonLeague(app.manager, id, { seasonId: season.id });
  for (let i = 0; i < 50; i += 1) {
    const captain = await createPlayer(app.manager, id);
    const slt = await createSeasonLeagueTeam(app.manager, id, {
      seasonLeagueId: seasonLeague.id,
      captainPlayerId: captain.id,
    });
    await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id, playerId: captain.id });
    await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id });
  }
  const operation = `query ($slug: String!, $first: Int) { organization(slug: $slug) { teams(first: $first) { totalCount nodes { name logoUrl
    seasonTeam { captainName captain { fullName } playerCount division { name } seasonLeague { league { name } season { name } } }
    seasonTeams { id } roster { player { fullName } } } } } }`;
  const [two, fifty] = [
    await app.statementsOf(operation, { slug, first: 2 }),
    await app.statementsOf(operation, { slug, first: 50 }),
  ];
  const read = (statements: string[]) => statements.filter((name) => !name.startsWith('organization_')).sort();
  expect(read(fifty)).toEqual(read(two));
  expect(read(fifty)).toEqual([
    'division_teams_by_season_league_team',
    'leagues_by_id',
    'players_by_id',
    'roster_counts_by_season_league_team',
    'roster_entries_by_season_league_team',
    'season_league_teams_by_team',
    'season_leagues_by_id',
    'seasons_of_organization',
    'teams_count',
    'teams_page',
  ]);

  type Sizes = { organization: { teams: { nodes: { roster: unknown[]; seasonTeam: { playerCount: number } }[] } } };
  const { data } = await app.graphql<Sizes>(operation, { slug, first: 50 });
  const sizes = data?.organization.teams.nodes.map(({ roster, seasonTeam }) => [roster.length, seasonTeam.playerCount]);
  expect(sizes).toEqual(Array.from({ length: 50 }, () => [2, 2]));
});

test('a plain list of teams is one statement, with the count a second', async () => {
  const { id, slug } = await createOrganization(app.manager);
  await createTeam(app.manager, id);
  const statements = await app.statementsOf(
    'query ($slug: String!) { organization(slug: $slug) { teams { nodes { name } } } }',
    { slug },
  );
  expect(statements.filter((name) => !name.startsWith('organization_'))).toEqual(['teams_page']);
});
