import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlayerAttributeEntity } from '../attributes/player-attribute.entity.js';
import { PlayerAttributeValueEntity } from '../attributes/player-attribute-value.entity.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
} from '../../testing/factories.js';
import { listPlayers } from './player.service.js';
import { PlayerVideoEntity } from './player-video.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

interface Page {
  organization: {
    players: {
      nodes: { fullName: string }[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}

const PAGE = `query ($slug: String!, $first: Int, $after: String, $filter: PlayerFilter) { organization(slug: $slug) {
  players(first: $first, after: $after, filter: $filter) { nodes { fullName } totalCount pageInfo { hasNextPage endCursor } } } }`;

async function pageOf(variables: Record<string, unknown>): Promise<Page['organization']['players']> {
  return (await app.graphql<Page>(PAGE, variables)).data!.organization.players;
}

async function namesOf(slug: string, filter: Record<string, unknown>): Promise<string[]> {
  const { nodes, totalCount } = await pageOf({ slug, filter });
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ fullName }) => fullName);
}

test('players are paged by last name, first name and id', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const names = [
    ['Bo', 'Zed'],
    ['ann', 'Adams'],
    ['Al', 'adams'],
    ['Al', 'Adams'],
    ['Cher', ''],
  ] as const;
  for (const [firstName, lastName] of names) await createPlayer(app.manager, id, { firstName, lastName });
  const seen: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 3; pages += 1) {
    const { nodes, totalCount, pageInfo } = await pageOf({ slug, first: 2, after });
    seen.push(...nodes.map(({ fullName }) => fullName));
    expect([totalCount, pageInfo.hasNextPage]).toEqual([5, pages < 2]);
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual(['Cher', 'Al adams', 'Al Adams', 'ann Adams', 'Bo Zed']);
});

test('the public endpoint lists 50 players unless told otherwise, an internal one all', async () => {
  const { id, slug } = await createOrganization(app.manager);
  await app.manager.query(
    'INSERT INTO players (organization_id, first_name, last_name) SELECT $1, $2, n::text FROM generate_series(1, 130) AS n',
    [id, 'N'],
  );
  expect((await pageOf({ slug })).nodes).toHaveLength(50);
  expect((await listPlayers(await app.context({ transport: 'rest' }), id, { first: null })).rows).toHaveLength(130);
  const { errors } = await app.graphql(PAGE, { slug, first: 101 });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'first', message: 'first must be between 1 and 100.' }],
  });
});

test('players are found by part of their full name', async () => {
  const { id, slug } = await createOrganization(app.manager);
  for (const [firstName, lastName] of [
    ['LeBron', 'James'],
    ['James', 'Harden'],
    ['José', 'Calderón'],
  ])
    await createPlayer(app.manager, id, { firstName, lastName });
  expect(await namesOf(slug, { search: 'JAMES' })).toEqual(['James Harden', 'LeBron James']);
  expect(await namesOf(slug, { search: 'on ja' })).toEqual(['LeBron James']);
  expect(await namesOf(slug, { search: 'É C' })).toEqual(['José Calderón']);
  expect(await namesOf(slug, { search: '_' })).toEqual([]);
});

test('seasons, league and team have to hold for the same roster entry', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const foreign = await createSeasonLeagueTeam(app.manager, other.id);
  await createRosterEntry(app.manager, other.id, { seasonLeagueTeamId: foreign.id });
  const active = await createSeasonLeague(app.manager, id, {
    seasonId: (await createSeason(app.manager, id, { active: true })).id,
  });
  const past = await createSeasonLeague(app.manager, id);
  const [now, then] = [
    await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: active.id }),
    await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: past.id }),
  ];
  const [ann, bob] = [
    await createPlayer(app.manager, id, { firstName: 'Ann', lastName: 'A' }),
    await createPlayer(app.manager, id, { firstName: 'Bob', lastName: 'B' }),
  ];
  await createPlayer(app.manager, id, { firstName: 'Cy', lastName: 'C' });
  for (const [slt, player] of [
    [now, ann],
    [then, ann],
    [then, bob],
  ] as const) {
    await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id, playerId: player.id });
  }

  expect(await namesOf(slug, {})).toEqual(['Ann A', 'Bob B', 'Cy C']);
  expect(await namesOf(slug, { activeSeasons: true })).toEqual(['Ann A']);
  expect(await namesOf(slug, { activeSeasons: false })).toEqual(['Ann A', 'Bob B', 'Cy C']);
  expect(await namesOf(slug, { seasonId: past.seasonId })).toEqual(['Ann A', 'Bob B']);
  expect(await namesOf(slug, { leagueId: active.leagueId })).toEqual(['Ann A']);
  expect(await namesOf(slug, { teamId: then.teamId, search: 'bo' })).toEqual(['Bob B']);
  expect(await namesOf(slug, { activeSeasons: true, teamId: then.teamId })).toEqual([]);
  expect(await namesOf(slug, { teamId: foreign.teamId })).toEqual([]);
});

test('a profile has picture, bio, sponsor, videos and the visible attributes', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const player = await createPlayer(app.manager, id, {
    firstName: 'Ada',
    lastName: 'Lovelace',
    bio: 'Counts.',
    sponsorName: 'Engines',
    sponsorUrl: 'https://engines.example/',
  });
  const video = { organizationId: id, playerId: player.id };
  await app.manager.insert(PlayerVideoEntity, [
    { ...video, title: 'Second', url: 'https://videos.example/2', position: 1 },
    { ...video, title: 'First', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', position: 0 },
  ]);
  const [number, hidden] = await app.manager.save(PlayerAttributeEntity, [
    { organizationId: id, name: 'Number', type: 'number' as const, position: 1 },
    { organizationId: id, name: 'Phone', type: 'string' as const, position: 2, visible: false },
    { organizationId: id, name: 'Born', type: 'date' as const, position: 0 },
  ]);
  await app.manager.insert(PlayerAttributeValueEntity, [
    { organizationId: id, playerId: player.id, attributeId: number!.id, value: '23' },
    { organizationId: id, playerId: player.id, attributeId: hidden!.id, value: '555-0100' },
  ]);

  const { data } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { player(id: $id) {
      firstName lastName fullName bio imageUrl sponsor { name url imageUrl } videos { title url embedUrl } attributes { attribute { name type } value }
    } } }`,
    { slug, id: player.id },
  );

  expect(data).toEqual({
    organization: {
      player: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        fullName: 'Ada Lovelace',
        bio: 'Counts.',
        imageUrl: null,
        sponsor: { name: 'Engines', url: 'https://engines.example/', imageUrl: null },
        videos: [
          {
            title: 'First',
            url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
          },
          { title: 'Second', url: 'https://videos.example/2', embedUrl: null },
        ],
        attributes: [
          { attribute: { name: 'Born', type: 'DATE' }, value: null },
          { attribute: { name: 'Number', type: 'NUMBER' }, value: '23' },
        ],
      },
    },
  });
});

test("another tenant's player answers like a missing one", async () => {
  const { slug } = await createOrganization(app.manager);
  const foreign = await createPlayer(app.manager, (await createOrganization(app.manager)).id);
  const { data, errors } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) {
      foreign: player(id: $id) { id } missing: player(id: 2147483647) { id } word: player(id: "-1") { id } players { totalCount }
    } }`,
    { slug, id: foreign.id },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ organization: { foreign: null, missing: null, word: null, players: { totalCount: 0 } } });
});

test('a page of players with videos, attributes and rosters takes as many statements for 30 players as for one', async () => {
  const { id, slug } = await createOrganization(app.manager);
  for (let i = 0; i < 30; i += 1) await createRosterEntry(app.manager, id);
  const operation = `query ($slug: String!, $first: Int) { organization(slug: $slug) { players(first: $first) { nodes { fullName imageUrl sponsor { name }
    videos { url } attributes { value attribute { name } }
    rosters { jerseyNumber seasonLeagueTeam { team { name } seasonLeague { league { name } season { active } } } }
    teamHistory { team { name } season { name } league { name } } } } } }`;
  const read = async (first: number) =>
    (await app.statementsOf(operation, { slug, first }))
      .filter((name) => !name.startsWith('organization_') && name !== 'player_attributes_of_organization')
      .sort();
  expect(await read(30)).toEqual(await read(1));
  expect(new Set(await read(30)).size).toBe((await read(30)).length);
});
