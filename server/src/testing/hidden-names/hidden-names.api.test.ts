import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerNames } from '../../domain/players/shown-name.js';
import { restRouter } from '../../rest/router.js';
import { routes } from '../../rest/routes.js';
import { graphSchema } from '../../schema.js';
import { type Caller, startTestApp, type TestApp } from '../app.js';
import { createOrganization, createUser } from '../factories.js';
import { callOf } from '../rest-permissions/call.js';
import { restPermissionRows } from '../rest-permissions/rows.js';
import type { RestTenant } from '../rest-permissions/tenant.js';
import { everyField, type EveryField } from './every-field.js';
import { createTenantOfPlayers, FULL_NAMES, KNOWN_AS, TYPED_CAPTAIN } from './world.js';

/** Arguments of the graph below an organization. What is not here leaves its field out, which the test says. */
const ARGUMENTS: Readonly<Record<string, keyof RestTenant['things']>> = {
  'player.id': 'player',
  'seasonLeagueTeam.id': 'slt',
  'team.id': 'team',
  'game.id': 'game',
  'season.id': 'season',
  'league.id': 'league',
  'division.id': 'division',
  'team.teamId': 'team',
  'currentSeasonTeam.teamId': 'team',
  'seasonLeague.leagueId': 'league',
  'seasonLeague.seasonId': 'season',
  'rosterEntry.playerId': 'player',
  'playerRecap.playerId': 'player',
  'standings.seasonId': 'season',
};
const NAMES = [...FULL_NAMES, TYPED_CAPTAIN];
/** Its words, which are in no other name. */
const CALLED = KNOWN_AS.split(' ');
type Tenant = Awaited<ReturnType<typeof createTenantOfPlayers>>;
const BASE64 = /[\w-]{12,}/g;

let app: TestApp;
let stranger: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  stranger = await app.signInAs(
    await createUser(app.manager, (await createOrganization(app.manager)).id, { role: 'org_owner' }),
  );
});
afterAll(() => app.close());

/** The names that a text holds, also in what looks like a cursor. */
function namesIn(text: string, names: readonly string[]): string[] {
  const decoded = [...text.matchAll(BASE64)].map(([part]) => Buffer.from(part, 'base64url').toString('utf8'));
  const all = [text, ...decoded].join('\n').toLowerCase();
  return names.filter((name) => all.includes(name.toLowerCase()));
}

function documentsOf({ id, things, seasonLeagueId }: Tenant): EveryField {
  const others: Readonly<Record<string, string | number>> = {
    stat: 'PTS',
    path: 'home',
    scope: 'ALL',
    text: NAMES[0]![0]!,
    seasonLeagueId,
  };
  return everyField(graphSchema(), `organization(id: ${id})`, (field, argument) => {
    const thing = ARGUMENTS[`${field}.${argument}`];
    return thing ? things[thing] : others[argument];
  });
}

async function graphAnswers(tenant: Tenant, as: Caller): Promise<Map<string, string>> {
  const { documents } = documentsOf(tenant);
  const answers = new Map<string, string>();
  for (const [field, document] of documents)
    answers.set(field, JSON.stringify(await app.graphql(document, {}, { as })));
  return answers;
}

async function restAnswers(tenant: RestTenant, as: Caller): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const row of restPermissionRows.filter(({ call }) => call.startsWith('GET '))) {
    const { path } = callOf(row, tenant);
    const named = `${path}${path.includes('?') ? '&' : '?'}slug=${tenant.things.slug}`;
    answers.set(row.call, (await app.request({ method: 'GET', path: named, as })).text);
  }
  return answers;
}

const telling = (answers: ReadonlyMap<string, string>, names: readonly string[]): string[] =>
  [...answers].flatMap(([name, text]) =>
    namesIn(text, names).length > 0 ? `${name}: ${namesIn(text, names).join()}` : [],
  );

// One tenant, so that the documents are the same and compiled once.
let tenant: Tenant;
let own: Caller;
/** A key that sees what visitors see. */
let reader: Caller;
beforeAll(async () => {
  tenant = await createTenantOfPlayers(app.manager);
  own = await app.signInAs(tenant.staff);
  reader = await app.showKeyOf({ organizationId: tenant.id, scopes: ['read'] });
});

test('every field below an organization is asked for', () => {
  // It takes a whole game to be, answers administrators alone, and speaks of teams.
  expect(documentsOf(tenant).left).toEqual(['Organization.placeFindings']);
});

test('who administers the organization sees full names in both interfaces, whatever the public sees', async () => {
  await app.manager.query("UPDATE organizations SET player_names = 'number' WHERE id = $1", [tenant.id]);
  const fields = telling(await graphAnswers(tenant, own), NAMES.flat());
  expect(fields.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([
      'Organization.player',
      'Organization.standings',
      'PlayerConnection.nodes',
      'PlayerConnection.edges',
      'PlayerConnection.pageInfo',
      'Player.videos',
      'RosterEntry.player',
      'GameLine.player',
      'GameLeader.player',
      'GameSide.players',
      'Leader.player',
      'SeasonLeagueTeam.captain',
      'StandingsRow.captain',
    ]),
  );
  expect(telling(await restAnswers(tenant, own), NAMES.flat()).length).toBeGreaterThan(5);
  const called = telling(await graphAnswers(tenant, own), CALLED).map((line) => line.split(':')[0]);
  expect(called).toEqual(expect.arrayContaining(['Organization.player', 'Player.videos', 'SearchResults.players']));
});

describe.each<[PlayerNames, readonly string[]]>([
  ['first_initial', [...NAMES.map(([, last]) => last), ...CALLED]],
  ['initials', [...NAMES.flat(), ...CALLED]],
  ['number', [...NAMES.flat(), ...CALLED]],
])('players named by %s', (names, hidden) => {
  beforeAll(() => app.manager.query('UPDATE organizations SET player_names = $2 WHERE id = $1', [tenant.id, names]));

  test('no answer of the graph has a hidden name, for visitors, keys like them and administrators of others', async () => {
    for (const caller of [{}, reader, stranger])
      expect(telling(await graphAnswers(tenant, caller), hidden)).toEqual([]);
  });

  test('no public answer of REST has one', async () => {
    const answers = await restAnswers(tenant, {});
    expect([...answers.keys()].toSorted()).toEqual(
      routes
        .filter(({ method }) => method === 'GET')
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(telling(answers, hidden)).toEqual([]);
    for (const caller of [reader, stranger]) expect(telling(await restAnswers(tenant, caller), hidden)).toEqual([]);
  });
});
