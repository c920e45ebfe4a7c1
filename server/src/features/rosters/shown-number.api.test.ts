import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportRouter } from '../../exports/export-router.js';
import { restRouter } from '../../rest/router.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, createUser, type LeagueWorld } from '../../testing/factories.js';
import { rest } from '../../testing/rest-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter, restRouter] });
});
afterAll(() => app.close());

let world: LeagueWorld;
let staff: Caller;
let number: number;
/**
 * The first Ant has the attributes 23 and Guard; in last season's entry 7, in this season's none. The others of the
 * team have nothing yet.
 */
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
  for (const [name, value] of [
    ['NUMBER', '23'],
    ['Position', 'Guard'],
  ] as const) {
    const [{ id }] = (await sql(
      "INSERT INTO player_attributes (organization_id, name, type) VALUES ($1, $2, 'string') RETURNING id",
      name,
    )) as [{ id: number }];
    await sql(
      'INSERT INTO player_attribute_values (organization_id, player_id, attribute_id, value) VALUES ($1, $2, $3, $4)',
      world.players.ants[0]!.id,
      id,
      value,
    );
    if (name === 'NUMBER') number = id;
  }
  await writeEntry('last', 0, '7');
});

const sql = (text: string, ...params: unknown[]): Promise<unknown[]> =>
  app.manager.query(text, [world.organizationId, ...params]);
const writeEntry = (season: 'last' | 'current', index: number, jerseyNumber: string | null) =>
  sql(
    'UPDATE roster_entries SET jersey_number = $4 WHERE organization_id = $1 AND season_league_team_id = $2 AND player_id = $3',
    world[season].slts.ants.id,
    world.players.ants[index]!.id,
    jerseyNumber,
  );

interface Entry {
  jerseyNumber: string | null;
  shownJerseyNumber: string | null;
  shownPosition: string | null;
  sameNumber: { fullName: string }[];
}
interface Answer {
  organization: {
    player: { jerseyNumber: string | null; position: string | null };
    last: { team: { rosterEntry: Entry } };
    current: { team: { rosterEntry: Entry } };
  };
}

async function ask(): Promise<{ profile: (string | null)[]; last: Entry; current: Entry }> {
  const { organizationId, league, teams, players, last, current } = world;
  const entry = (
    season: number,
  ) => `seasonLeague(leagueId: ${league.id}, seasonId: ${season}) { team(teamId: ${teams.ants.id}) {
    rosterEntry(playerId: ${players.ants[0]!.id}) { jerseyNumber shownJerseyNumber shownPosition sameNumber { fullName } } } }`;
  const { data, errors } = await app.graphql<Answer>(`{ organization(id: ${organizationId}) {
    player(id: ${players.ants[0]!.id}) { jerseyNumber position } last: ${entry(last.season.id)} current: ${entry(current.season.id)} } }`);
  if (!data) throw new Error(JSON.stringify(errors));
  const { player } = data.organization;
  return {
    profile: [player.jerseyNumber, player.position],
    last: data.organization.last.team.rosterEntry,
    current: data.organization.current.team.rosterEntry,
  };
}

test('a season shows its entry, then the attribute; the profile the active season, then the attribute', async () => {
  expect(await ask()).toEqual({
    profile: ['23', 'Guard'],
    last: { jerseyNumber: '7', shownJerseyNumber: '7', shownPosition: 'Guard', sameNumber: [] },
    current: { jerseyNumber: null, shownJerseyNumber: '23', shownPosition: 'Guard', sameNumber: [] },
  });
  await writeEntry('current', 0, '11');
  expect(await ask()).toMatchObject({
    profile: ['11', 'Guard'],
    last: { shownJerseyNumber: '7' },
    current: { jerseyNumber: '11', shownJerseyNumber: '11' },
  });
});

test('an attribute that is hidden says nothing', async () => {
  await sql('UPDATE player_attributes SET visible = false WHERE organization_id = $1 AND id = $2', number);
  expect(await ask()).toMatchObject({ profile: [null, 'Guard'], current: { shownJerseyNumber: null } });
});

test('two of one number on a team are told, also where one of them comes from the attribute', async () => {
  await writeEntry('current', 1, '#23');
  expect((await ask()).current.sameNumber).toEqual([{ fullName: 'Ants Two' }]);
  expect((await ask()).last.sameNumber).toEqual([]);
});

test('REST and the list show what the season shows', async () => {
  const { league, teams, current, organization } = world;
  const { body } = await rest<{ rosters: { jersey_number: string; position: string }[] }>(
    app,
    `GET /api/playersv2/${world.players.ants[0]!.id}?slug=${organization.slug}`,
  );
  expect(body.rosters.map((entry) => [entry.jersey_number, entry.position])).toEqual([
    ['23', 'Guard'],
    ['7', 'Guard'],
  ]);
  const { bytes } = await app.request({
    path: `/exports/roster.csv?seasonId=${current.season.id}&leagueId=${league.id}&teamId=${teams.ants.id}`,
    as: staff,
  });
  expect(
    parse<Record<string, string>>(bytes, { bom: true, columns: true, record_delimiter: ['\r\n'] })[0],
  ).toMatchObject({ last_name: 'One', jersey_number: '23', team_position: 'Guard' });
});
