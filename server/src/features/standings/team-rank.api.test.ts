import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restRouter } from '../../rest/router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createLeagueWorld,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  type LeagueWorld,
} from '../../testing/factories.js';
import { rest } from '../../testing/rest-client.js';
import { recomputeTotals } from '../totals/totals.service.js';
import { SeasonLeagueTeamEntity } from '../teams/season-league-team.entity.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
});

interface Team {
  rank: number | null;
  enteredRank: number | null;
  team: { name: string };
}

interface Page {
  pageInfo: { endCursor: string; hasNextPage: boolean };
  nodes: Team[];
}

const TEAMS = `query ($slug: String!, $id: ID!, $first: Int, $after: String) { organization(slug: $slug) {
  seasonLeagueTeams(seasonLeagueId: $id, first: $first, after: $after) { pageInfo { endCursor hasNextPage } nodes { rank enteredRank team { name } } } } }`;

async function pageOf(seasonLeagueId: number, variables: { first?: number; after?: string } = {}): Promise<Page> {
  const { data } = await app.graphql<{ organization: { seasonLeagueTeams: Page } }>(TEAMS, {
    slug: world.organization.slug,
    id: seasonLeagueId,
    ...variables,
  });
  return data!.organization.seasonLeagueTeams;
}

const told = ({ nodes }: Page): unknown[] => nodes.map(({ team, rank, enteredRank }) => [team.name, rank, enteredRank]);

test('a rank that nobody entered is the place in the standings of the league, in every interface, and is not stored', async () => {
  const { current, organization, league } = world;
  expect(told(await pageOf(current.seasonLeague.id))).toEqual([
    ['Ants', 1, null],
    ['Dogs', 2, null],
    ['Bees', 3, null],
    ['Cats', 4, null],
  ]);
  const { body } = await rest<{ teams: { name: string; rank: number }[] }[]>(
    app,
    `GET /api/seasonsv2/${current.season.id}/leagues-with-teams-public?slug=${organization.slug}`,
  );
  expect(body.find((each) => each.teams.length > 0)!.teams.map(({ name, rank }) => [name, rank])).toEqual([
    ['Ants', 1],
    ['Dogs', 2],
    ['Bees', 3],
    ['Cats', 4],
  ]);
  const all = await rest<{ name: string; rank: number }[]>(
    app,
    `GET /api/teams/teamsByLeague?leagueId=${league.id}&slug=${organization.slug}`,
  );
  expect(all.body.map(({ name, rank }) => [name, rank])).toEqual([
    ['Ants', 1],
    ['Dogs', 2],
    ['Bees', 3],
    ['Cats', 4],
  ]);
  expect(await app.manager.countBy(SeasonLeagueTeamEntity, { organizationId: world.organizationId, rank: 1 })).toBe(0);
});

test('an entered rank wins, and comes before a place of the same number', async () => {
  const { organizationId, current } = world;
  await app.manager.update(SeasonLeagueTeamEntity, { organizationId, id: current.slts.cats.id }, { rank: 1 });
  const first = await pageOf(current.seasonLeague.id, { first: 2 });
  expect([told(first), first.pageInfo.hasNextPage]).toEqual([
    [
      ['Cats', 1, 1],
      ['Ants', 1, null],
    ],
    true,
  ]);
  const next = await pageOf(current.seasonLeague.id, { first: 2, after: first.pageInfo.endCursor });
  expect([told(next), next.pageInfo.hasNextPage]).toEqual([
    [
      ['Dogs', 2, null],
      ['Bees', 3, null],
    ],
    false,
  ]);
});

test('nobody has a rank until a game of the league is decided', async () => {
  const { organizationId, current } = world;
  const { id: seasonLeagueId, seasonId } = await createSeasonLeague(app.manager, organizationId, {
    seasonId: current.season.id,
  });
  const [a, b] = [
    await createTeam(app.manager, organizationId, { name: 'Herons' }),
    await createTeam(app.manager, organizationId, { name: 'Gulls' }),
  ];
  for (const { id: teamId } of [a, b])
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId });
  expect(told(await pageOf(seasonLeagueId))).toEqual([
    ['Gulls', null, null],
    ['Herons', null, null],
  ]);
  await createGame(app.manager, organizationId, {
    seasonLeagueId,
    seasonId,
    homeTeamId: a.id,
    awayTeamId: b.id,
    homeScore: 50,
    awayScore: 40,
    status: 'final',
  });
  await recomputeTotals(app.manager, organizationId);
  expect(told(await pageOf(seasonLeagueId))).toEqual([
    ['Herons', 1, null],
    ['Gulls', 2, null],
  ]);
});
