import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';

interface Page {
  nodes: { id: string }[];
  totalCount: number;
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

let app: TestApp;
let world: LeagueWorld;
let other: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp();
  [world, other] = [await createLeagueWorld(app.manager), await createLeagueWorld(app.manager)];
});
afterAll(() => app.close());

const PAGE = '{ totalCount nodes { id } pageInfo { endCursor hasNextPage } }';
const ask = (
  list: string,
  slug = world.organization.slug,
): Promise<GraphqlResponse<{ organization: { list: Page } | null }>> =>
  app.graphql(`{ organization(slug: "${slug}") { list: ${list} ${PAGE} } }`);
const endOf = async (list: string): Promise<string> => (await ask(list)).data!.organization!.list.pageInfo.endCursor;

test('a cursor leads on in its own list, however its filter is written', async () => {
  const season = `seasonId: "${world.current.season.id}"`;
  const end = await endOf(`games(first: 1, filter: { ${season} })`);
  for (const filter of [season, `${season}, teamId: null`]) {
    const { data } = await ask(`games(first: 100, after: "${end}", filter: { ${filter} })`);
    const { nodes, totalCount, pageInfo } = data!.organization!.list;
    expect([nodes.length > 0, nodes.length, pageInfo.hasNextPage]).toEqual([true, totalCount - 1, false]);
  }
});

test('one of another list, organization, filter or direction is refused, by name', async () => {
  const end = await endOf('games(first: 1)');
  const asked = [
    await ask(`games(after: "${end}", order: DESC)`),
    await ask(`games(after: "${end}", filter: { seasonId: "${world.current.season.id}" })`),
    await ask(`games(after: "${end}")`, other.organization.slug),
    await ask(`teams(after: "${end}")`),
    await ask(`players(after: "${end}")`),
    await ask(`games(after: "${await endOf('teams(first: 1)')}")`),
  ];
  for (const { errors } of asked) {
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          errors: [{ field: 'after', message: expect.stringContaining('another list, filter or order') }],
        },
      },
    ]);
  }
});
