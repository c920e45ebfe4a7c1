import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeCursor, markOf } from '../../lib/cursor.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createLeagueWorld,
  createLocation,
  createOrganization,
  createSeasonLeague,
  createTeam,
  type LeagueWorld,
} from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

interface Page {
  nodes: { id: string; date: string | null }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const PAGE = `query ($slug: String!, $first: Int, $after: String, $filter: GameFilter, $order: SortDirection) { organization(slug: $slug) {
  games(first: $first, after: $after, filter: $filter, order: $order) { nodes { id date } totalCount pageInfo { hasNextPage endCursor } } } }`;

async function pageOf(variables: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await app.graphql<{ organization: { games: Page } }>(PAGE, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization.games;
}

async function found(filter: Record<string, unknown>): Promise<(string | null)[]> {
  const { nodes, totalCount } = await pageOf({ slug: world.organization.slug, filter });
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ date }) => date);
}

describe('pages of games', () => {
  test.each(['ASC', 'DESC'])('%s: each game once, though dates and times repeat or are missing', async (order) => {
    const { id, slug } = await createOrganization(app.manager);
    const [homeTeamId, awayTeamId] = [(await createTeam(app.manager, id)).id, (await createTeam(app.manager, id)).id];
    const times = [
      ['2025-01-02', '18:00'],
      ['2025-01-02', '18:00'],
      ['2025-01-02', null],
      ['2025-01-01', '20:00'],
      [null, null],
      [null, '09:00'],
      [null, null],
    ];
    const ids: number[] = [];
    for (const [date, time] of times)
      ids.push((await createGame(app.manager, id, { homeTeamId, awayTeamId, date, time })).id);
    const ascending = [3, 0, 1, 2, 5, 4, 6].map((index) => String(ids[index]));

    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const page: Page = await pageOf({ slug, first: 1, after, order });
      seen.push(...page.nodes.map((node) => node.id));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(order === 'ASC' ? ascending : ascending.toReversed());
  });

  test('are refused above the limit and for a foreign cursor', async () => {
    const { slug } = world.organization;
    const { errors: tooMany } = await app.graphql(PAGE, { slug, first: 101 });
    expect(tooMany?.[0]).toMatchObject({
      message: 'first must be between 1 and 100.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const { errors: wrong } = await app.graphql(PAGE, { slug, after: Buffer.from('["x"]').toString('base64url') });
    expect(wrong?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('of 50 games with both teams need at most four statements', async () => {
    const query =
      '{ organization(slug: "%") { games(first: 50) { totalCount nodes { date homeScore homeTeam { name logoUrl } awayTeam { name logoUrl } home { score team { name } } } } } }';
    const statements = await app.statementsOf(query.replace('%', world.organization.slug));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect(statements.slice(-2)).toEqual(['games_asc', 'games_count']);
  });
});

describe('filters', () => {
  test('by season, league, team and dates', async () => {
    const { current, last, league, teams } = world;
    expect(await found({ seasonId: last.season.id })).toEqual(['2024-11-05']);
    expect(await found({ inActiveSeason: true })).toEqual(['2025-10-01', '2025-10-08', '2025-10-15', '2025-10-22']);
    expect(await found({ seasonLeagueId: current.seasonLeague.id })).toEqual([
      '2025-10-01',
      '2025-10-08',
      '2025-10-15',
      '2025-10-22',
    ]);
    expect(await found({ leagueId: league.id })).toHaveLength(5);
    expect(await found({ teamId: teams.dogs.id })).toEqual(['2025-10-08', '2025-10-22']);
    expect(await found({ date: '2025-10-15' })).toEqual(['2025-10-15']);
    expect(await found({ from: '2025-10-08', to: '2025-10-15' })).toEqual(['2025-10-08', '2025-10-15']);
    expect(await found({ seasonId: current.season.id, teamId: teams.ants.id, hasScore: true })).toEqual(['2025-10-01']);
  });

  test('a season knows the dates of its games', async () => {
    const { data } = await app.graphql<{ organization: { seasons: { gameDates: string[] }[] } }>(
      'query ($slug: String!) { organization(slug: $slug) { seasons(active: true) { gameDates } } }',
      { slug: world.organization.slug },
    );
    expect(data?.organization.seasons[0]?.gameDates).toEqual(['2025-10-01', '2025-10-08', '2025-10-15', '2025-10-22']);
  });

  test('by state and scores', async () => {
    expect(await found({ state: 'SCHEDULED' })).toEqual(['2025-10-22']);
    expect(await found({ state: 'COMPLETED' })).toHaveLength(4);
    expect(await found({ hasScore: false })).toEqual(['2025-10-22']);
    expect(await found({ progress: 'RESULT_AWAITED' })).toEqual(['2025-10-22']);
    expect(await found({ progress: 'TO_BE_PLAYED' })).toEqual([]);
  });

  test('all at once make one statement', async () => {
    const filter = {
      seasonId: 1,
      inActiveSeason: true,
      leagueId: 1,
      seasonLeagueId: 1,
      divisionId: 1,
      teamId: 1,
      date: '2025-01-01',
      from: '2025-01-01',
      to: '2025-01-01',
      state: 'COMPLETED',
      hasScore: true,
      progress: 'TO_BE_PLAYED',
    };
    const mark = markOf({
      shape: [],
      identity: ['games', world.organization.id, { ...filter, state: 'completed', progress: 'to_be_played' }, 'desc'],
    });
    const page = await pageOf({
      slug: world.organization.slug,
      order: 'DESC',
      filter,
      after: encodeCursor(mark, ['2025-01-01', '18:00', 1]),
    });
    expect(page).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test("with another tenant's ids, or what is no id, find nothing", async () => {
    const other = await createSeasonLeague(app.manager, (await createOrganization(app.manager)).id);
    for (const filter of [
      { seasonId: other.seasonId },
      { leagueId: other.leagueId },
      { seasonLeagueId: other.id },
      { teamId: 'x' },
      { divisionId: '-1' },
    ]) {
      expect(await found(filter)).toEqual([]);
    }
  });
});

test('a game tells when, where and what it is', async () => {
  const { id, slug } = await createOrganization(app.manager, { timeZone: 'America/New_York' });
  const seasonLeague = await createSeasonLeague(app.manager, id);
  const division = await createDivision(app.manager, id, { seasonId: seasonLeague.seasonId, name: 'D1' });
  const location = await createLocation(app.manager, id, { name: 'Gym', url: 'https://maps.example/gym' });
  const game = await createGame(app.manager, id, {
    seasonLeagueId: seasonLeague.id,
    divisionId: division.id,
    locationId: location.id,
    date: '2025-01-15',
    time: '19:30',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    homeScore: 0,
    awayScore: 3,
    status: 'final',
  });
  const { data, errors } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) {
      date time startsAt location locationUrl videoEmbedUrl status displayStatus homeScore awayScore version
      season { id } seasonLeague { id } league { id } division { name } } } }`,
    { slug, id: game.id },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: {
      game: {
        date: '2025-01-15',
        time: '19:30',
        startsAt: '2025-01-16T00:30:00.000Z',
        location: 'Gym',
        locationUrl: 'https://maps.example/gym',
        videoEmbedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
        status: 'FINAL',
        displayStatus: 'Completed',
        homeScore: 0,
        awayScore: 3,
        version: 1,
        season: { id: String(seasonLeague.seasonId) },
        seasonLeague: { id: String(seasonLeague.id) },
        league: { id: String(seasonLeague.leagueId) },
        division: { name: 'D1' },
      },
    },
  });
});

test("another tenant's game is null like a missing one", async () => {
  const { slug } = await createOrganization(app.manager);
  for (const id of [world.current.games[0]?.id, 2_000_000_000, 'x', '0']) {
    const { data } = await app.graphql(
      'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { id } } }',
      { slug, id },
    );
    expect(data).toEqual({ organization: { game: null } });
  }
});

test('a team has its games, of one season or all', async () => {
  const { organization, teams, current } = world;
  const { data } = await app.graphql(
    `query ($slug: String!, $team: ID!, $season: ID!) { organization(slug: $slug) { team(id: $team) {
      all: games(order: DESC) { nodes { date } } one: games(seasonId: $season, first: 1) { totalCount nodes { date } } } } }`,
    { slug: organization.slug, team: teams.ants.id, season: current.season.id },
  );
  expect(data).toEqual({
    organization: {
      team: {
        all: { nodes: [{ date: '2025-10-22' }, { date: '2025-10-01' }, { date: '2024-11-05' }] },
        one: { totalCount: 2, nodes: [{ date: '2025-10-01' }] },
      },
    },
  });
});

test('a team has the games of the season that it is shown in, page by page; without a season all', async () => {
  const { organization, organizationId, teams, last } = world;
  const stray = await createTeam(app.manager, organizationId);
  await createGame(app.manager, organizationId, {
    seasonLeagueId: last.seasonLeague.id,
    homeTeamId: stray.id,
    awayTeamId: teams.dogs.id,
    date: '2024-12-01',
  });
  const ask = `query ($slug: String!, $team: ID!, $stray: ID!, $last: ID!, $after: String) { organization(slug: $slug) {
    team(id: $team) { shown: seasonGames(first: 1, after: $after) { totalCount nodes { date } pageInfo { hasNextPage endCursor } } last: seasonGames(seasonId: $last) { nodes { date } } }
    stray: team(id: $stray) { seasonTeam { id } seasonGames { nodes { date } } } } }`;
  interface Answer {
    organization: { team: { shown: Page }; stray: unknown };
  }
  const variables = { slug: organization.slug, team: teams.ants.id, stray: stray.id, last: last.season.id };
  const first = (await app.graphql<Answer>(ask, variables)).data!.organization;
  expect(first).toMatchObject({
    team: {
      shown: { totalCount: 2, nodes: [{ date: '2025-10-01' }], pageInfo: { hasNextPage: true } },
      last: { nodes: [{ date: '2024-11-05' }] },
    },
    stray: { seasonTeam: null, seasonGames: { nodes: [{ date: '2024-12-01' }] } },
  });
  const next = await app.graphql<Answer>(ask, { ...variables, after: first.team.shown.pageInfo.endCursor });
  expect(next.data!.organization.team.shown).toMatchObject({
    nodes: [{ date: '2025-10-22' }],
    pageInfo: { hasNextPage: false },
  });
});
