import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createLeagueWorld,
  createOrganization,
  createTeam,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});
afterAll(() => app.close());

const PREVIEW = `query ($ids: [ID!]!) { preview: teamDeletionPreview(ids: $ids) {
  names seasonLeagueCount rosterEntryCount gameCount playedGameCount byeCount message } }`;
const DELETE = 'mutation ($ids: [ID!]!) { done: deleteTeams(ids: $ids) { deletedIds undoId message } }';
const REMOVE = 'mutation ($ids: [ID!]!) { done: removeTeamsFromLeague(ids: $ids) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';
const PAGE = `query ($slug: String!, $sl: ID!) { organization(slug: $slug) { seasonLeagueTeams(seasonLeagueId: $sl, first: 100) {
  totalCount nodes { id rank playerCount team { name } record { wins losses } } } } }`;

interface Done {
  done: { deletedIds: string[]; undoId: string; message: string };
}

const TABLES = [
  'teams',
  'season_league_teams',
  'roster_entries',
  'division_teams',
  'byes',
  'games',
  'game_lines',
  'game_line_values',
  'period_scores',
];

/**
 * Every row of the tenant that a removal may touch, but for stamps, which an undo sets, too; the ids of totals are
 * their own affair.
 */
async function rows(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of TABLES) {
    const found = (await app.manager.query(
      `SELECT to_jsonb(t) - '{version,updated_at,updated_by}'::text[] AS row FROM ${table} t WHERE organization_id = $1 ORDER BY id`,
      [world.organizationId],
    )) as { row: unknown }[];
    all[table] = found.map(({ row }) => row);
  }
  return all;
}

async function act(document: string, ids: readonly number[]): Promise<Done['done']> {
  const { data, errors } = await app.graphql<Done>(document, { ids }, { as: staff });
  expect(errors).toBeUndefined();
  return data!.done;
}

async function table(): Promise<string[]> {
  const { data } = await app.graphql<{
    organization: {
      seasonLeagueTeams: {
        nodes: { team: { name: string }; playerCount: number; record: { wins: number; losses: number } }[];
      };
    };
  }>(PAGE, { slug: world.organization.slug, sl: world.current.seasonLeague.id });
  return data!.organization.seasonLeagueTeams.nodes.map(
    ({ team, playerCount, record }) => `${team.name} ${record.wins}-${record.losses} ${playerCount}`,
  );
}

test('deleting a team says what goes with it, takes it, keeps totals right, and is undone to the row', async () => {
  const { teams, organizationId } = world;
  const preview = await app.graphql(PREVIEW, { ids: [teams.ants.id] }, { as: staff });
  // One game in 2024-25; in 2025-26 one that is over and one to come.
  expect(preview.data).toEqual({
    preview: {
      names: ['Ants'],
      seasonLeagueCount: 2,
      rosterEntryCount: 6,
      gameCount: 3,
      playedGameCount: 2,
      byeCount: 0,
      message: 'Deletes team Ants with 2 places in leagues, 6 roster entries and 3 games (2 played).',
    },
  });
  const before = await rows();
  expect(await table()).toEqual(['Ants 1-0 3', 'Dogs 1-0 3', 'Bees 1-1 3', 'Cats 0-2 3']);
  const { deletedIds, undoId, message } = await act(DELETE, [teams.ants.id]);
  expect(deletedIds).toEqual([String(teams.ants.id)]);
  expect(message).toBe('Deleted team Ants with 2 places in leagues, 6 roster entries and 3 games (2 played).');
  expect(await table()).toEqual(['Dogs 1-0 3', 'Bees 1-0 3', 'Cats 0-2 3']);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  expect((await app.graphql(UNDO, { id: undoId }, { as: staff })).errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  expect(await table()).toEqual(['Ants 1-0 3', 'Dogs 1-0 3', 'Bees 1-1 3', 'Cats 0-2 3']);
});

test('a game that is only begun at the table counts as played', async () => {
  const fresh = await createLeagueWorld(app.manager);
  const as = await app.signInAs(await createUser(app.manager, fresh.organizationId));
  await app.manager.query(
    `INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, assists_on_free_throws,
       technical_counts_as_personal, made_at, received_at, actor_name, device)
     SELECT $1, id, gen_random_uuid(), 1, false, 'NOTE', $3, 1, false, true, now(), now(), 'staff', 'phone' FROM games
     WHERE organization_id = $1 AND status = 'scheduled' AND home_score IS NULL AND $2 IN (home_team_id, away_team_id)`,
    [fresh.organizationId, fresh.teams.ants.id, fresh.periods.get('Q1')!.id],
  );
  const { data } = await app.graphql(PREVIEW, { ids: [fresh.teams.ants.id] }, { as });
  expect(data).toMatchObject({ preview: { gameCount: 3, playedGameCount: 3 } });
});

test('removing a team from a league keeps the team and its other seasons, closes ranks in the division, and is undone', async () => {
  const { slts } = world.current;
  const [{ id: other }] = (await app.manager.query(
    'SELECT id FROM season_leagues WHERE organization_id = $1 AND season_id = $2',
    [world.organizationId, world.last.season.id],
  )) as [{ id: number }];
  await createDivision(app.manager, world.organizationId, { seasonId: world.current.season.id }, [
    slts.ants.id,
    slts.bees.id,
    slts.cats.id,
  ]);
  const before = await rows();
  const { undoId, message } = await act(REMOVE, [slts.ants.id, slts.bees.id]);
  // Ants-Bees, Bees-Cats, Ants-Dogs
  expect(message).toBe('Removed 2 teams from the league, with 6 roster entries and 3 games (2 played).');
  expect(await table()).toEqual(['Dogs 1-0 3', 'Cats 0-1 3']);
  const seeds = await app.manager.query(
    'SELECT season_league_team_id AS id, position FROM division_teams WHERE organization_id = $1',
    [world.organizationId],
  );
  expect(seeds).toEqual([{ id: slts.cats.id, position: 0 }]);
  const left = await app.manager.query(
    'SELECT season_league_id AS id FROM season_league_teams WHERE organization_id = $1 AND team_id = $2',
    [world.organizationId, world.teams.ants.id],
  );
  expect(left).toEqual([{ id: other }]);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  expect((await app.graphql(UNDO, { id: undoId }, { as: staff })).errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});

test("one missing id, or another tenant's, and nothing is deleted; none at all asks to select one", async () => {
  const foreign = await createTeam(app.manager, (await createOrganization(app.manager)).id);
  const before = await rows();
  for (const ids of [
    [world.teams.dogs.id, 2147483647],
    [world.teams.dogs.id, foreign.id],
  ]) {
    expect((await app.graphql(DELETE, { ids }, { as: staff })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
  expect((await app.graphql(DELETE, { ids: [] }, { as: staff })).errors?.[0]?.message).toBe(
    'Please select at least one team to delete.',
  );
  expect(await rows()).toEqual(before);
});

test('two administrators who delete the same team at once: one does, one is told that it is gone', async () => {
  const team = await createTeam(app.manager, world.organizationId);
  const answers = await Promise.all([1, 2].map(() => app.graphql(DELETE, { ids: [team.id] }, { as: staff })));
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual(['NOT_FOUND', 'done']);
});
