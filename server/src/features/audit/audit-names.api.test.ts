import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
let owner: Caller;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ id: organizationId } = await createOrganization(app.manager));
  owner = await app.signInAs(await createUser(app.manager, organizationId, { role: 'org_owner' }));
});
afterAll(() => app.close());

interface Named {
  field: string;
  before: unknown;
  beforeName: string | null;
  after: unknown;
  afterName: string | null;
}

const run = async <Data>(query: string, variables: Record<string, unknown> = {}, as = owner): Promise<Data> => {
  const { data, errors } = await app.graphql<Data>(query, variables, { as });
  if (errors) throw new Error(errors[0]?.message);
  return data!;
};
const make = async (mutation: string, type: string, input: object): Promise<string> => {
  const { made } = await run<{ made: { id: string } | { id: string }[] }>(
    `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { id } }`,
    { input },
  );
  return Array.isArray(made) ? made[0]!.id : made.id;
};
const changesOf = async (filter: object, as = owner): Promise<Named[]> => {
  const query =
    'query ($filter: AuditTrailFilter) { auditTrail(filter: $filter, first: 50) { nodes { changes { field before beforeName after afterName } } } }';
  const { auditTrail } = await run<{ auditTrail: { nodes: { changes: Named[] }[] } }>(query, { filter }, as);
  return auditTrail.nodes.flatMap(({ changes }) => changes);
};

test('ids in changes have the names of what they point to, also of what has gone since', async () => {
  const seasonId = await make('createSeason', 'CreateSeasonInput', { name: 'Fall 2025', active: true });
  const monday = await make('createLeague', 'CreateLeagueInput', { seasonId, name: 'Monday' });
  await make('createLeague', 'CreateLeagueInput', { seasonId, name: 'Sunday' });
  const leagues = (
    await run<{ me: { actingFor: { leagues: { id: string; name: string }[] } } }>(
      '{ me { actingFor { leagues { id name } } } }',
    )
  ).me.actingFor.leagues;
  const sundayLeague = leagues.find(({ name }) => name === 'Sunday')!.id;
  const teamId = await make('createTeam', 'CreateTeamInput', { name: 'Rockets', seasonLeagueId: monday });
  const { me } = await run<{ me: { actingFor: { team: { seasonTeams: { id: string }[] } } } }>(
    'query ($id: ID!) { me { actingFor { team(id: $id) { seasonTeams { id } } } } }',
    { id: teamId },
  );
  const seasonLeagueTeamId = me.actingFor.team.seasonTeams[0]!.id;
  await make('addPlayerToTeam', 'AddPlayerToTeamInput', { seasonLeagueTeamId, firstName: 'Ana', lastName: 'Reyes' });
  const enrolled = (await changesOf({ entityType: 'roster_entry' })).filter(({ field }) => field.endsWith('Id'));
  expect(enrolled.toSorted((a, b) => a.field.localeCompare(b.field))).toMatchObject([
    { field: 'playerId', beforeName: null, afterName: 'Ana Reyes' },
    {
      field: 'seasonLeagueTeamId',
      before: null,
      beforeName: null,
      after: Number(seasonLeagueTeamId),
      afterName: 'Rockets (Monday, Fall 2025)',
    },
  ]);
  await run(
    'mutation ($seasonId: ID!, $ids: [ID!]!) { removeLeaguesFromSeason(seasonId: $seasonId, leagueIds: $ids) { undoId } }',
    { seasonId, ids: [sundayLeague] },
  );
  const joined = (await changesOf({ entityType: 'season_league' })).filter(({ field }) => field === 'leagueId');
  expect(joined.map(({ afterName }) => afterName)).toEqual(expect.arrayContaining(['Monday', 'Sunday']));
  await run('mutation ($ids: [ID!]!) { deleteTeams(ids: $ids) { undoId } }', { ids: [teamId] });
  expect(
    (await changesOf({ entityType: 'roster_entry' })).find(({ field }) => field === 'seasonLeagueTeamId')?.afterName,
  ).toMatch(/Rockets|deleted/);
});

test('what nobody knows the name of is said to be deleted; other values have no names', async () => {
  const changes = { leagueId: [null, 999_999], numWeeks: [1, 8], logoUploadId: [null, 4], order: [[1], [999_999]] };
  await app.manager.query(
    `INSERT INTO audit_entries (organization_id, actor_name, action, entity_type, entity_label, changes) VALUES ($1, 'Ann', 'bye.update', 'team', 'Old', $2)`,
    [organizationId, JSON.stringify(changes)],
  );
  const shown = Object.fromEntries(
    (await changesOf({ action: 'bye.update' })).map(({ field, afterName }) => [field, afterName]),
  );
  expect(shown).toEqual({
    leagueId: 'league 999999, deleted',
    numWeeks: null,
    logoUploadId: 'a picture',
    order: 'team 999999, deleted',
  });
});

test("another organization's things stay without their names", async () => {
  const other = await createOrganization(app.manager);
  const stranger = await app.signInAs(await createUser(app.manager, other.id, { role: 'org_owner' }));
  const [season] = (await app.manager.query('SELECT id FROM seasons WHERE organization_id = $1', [organizationId])) as {
    id: number;
  }[];
  await app.manager.query('UPDATE organizations SET listed = false WHERE id = $1', [organizationId]);
  await app.manager.query(
    `INSERT INTO audit_entries (organization_id, actor_name, action, entity_type, entity_label, changes) VALUES ($1, 'Ann', 'x.y', 'x', 'X', $2)`,
    [other.id, JSON.stringify({ seasonId: [null, season!.id + 100_000], organizationId: [null, organizationId] })],
  );
  const shown = await changesOf({ action: 'x.y' }, stranger);
  expect(shown.map(({ afterName }) => afterName)).toEqual([
    `season ${season!.id + 100_000}, deleted`,
    'another organization',
  ]);
});
