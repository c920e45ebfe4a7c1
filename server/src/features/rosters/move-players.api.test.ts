import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, createUser, type LeagueWorld } from '../../testing/factories.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const MOVE = `mutation ($ids: [ID!]!, $to: ID!) { done: movePlayersToTeam(ids: $ids, seasonLeagueTeamId: $to) {
  undoId message rosterEntries { id jerseyNumber position player { fullName } seasonLeagueTeam { id playerCount } } } }`;
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';

interface Done {
  undoId: string;
  message: string;
  rosterEntries: { id: string; seasonLeagueTeam: object }[];
}

async function move(ids: readonly number[], to: number, as = staff) {
  const { data, errors } = await app.graphql<{ done: Done | null }>(MOVE, { ids, to }, { as });
  return { done: data?.done, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

/** Roster entries, captains and what was accepted of findings, in order; not the stamps, which only ever rise. */
async function rosters(): Promise<unknown> {
  const [row] = (await app.manager.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(r) - 'version' - 'updated_at' - 'updated_by' ORDER BY r.id) FROM roster_entries r WHERE r.organization_id = $1) AS entries,
       (SELECT jsonb_agg(s.captain_player_id ORDER BY s.id) FROM season_league_teams s WHERE s.organization_id = $1) AS captains,
       (SELECT count(*)::integer FROM accepted_findings f WHERE f.organization_id = $1) AS accepted`,
    [world.organizationId],
  )) as unknown[];
  return row;
}

/** The roster entry of a team's player of this season. */
async function entryOf(team: 'ants' | 'bees', player: number, season = world.current): Promise<number> {
  const [row] = await app.manager.query<{ id: number }[]>(
    'SELECT id FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2 AND player_id = $3',
    [world.organizationId, season.slts[team].id, world.players[team][player]!.id],
  );
  return row!.id;
}

test('players go to another team with number and position, in one step that can be taken back', async () => {
  const [one, two] = [await entryOf('ants', 0), await entryOf('ants', 1)];
  await app.manager.query(
    "UPDATE roster_entries SET jersey_number = '23', position = 'PG' WHERE organization_id = $1 AND id = $2",
    [world.organizationId, one],
  );
  await app.manager.query(
    'UPDATE season_league_teams SET captain_player_id = $3 WHERE organization_id = $1 AND id = $2',
    [world.organizationId, world.current.slts.ants.id, world.players.ants[1]!.id],
  );
  const before = await rosters();
  const bees = world.current.slts.bees.id;
  const { done } = await move([two, one], bees);
  const seasonLeagueTeam = { id: String(bees), playerCount: 5 };
  expect(done).toEqual({
    undoId: expect.any(String),
    message: 'Moved 2 players to Bees.',
    rosterEntries: [
      {
        id: expect.any(String),
        jerseyNumber: '23',
        position: 'PG',
        player: { fullName: 'Ants One' },
        seasonLeagueTeam,
      },
      {
        id: expect.any(String),
        jerseyNumber: null,
        position: null,
        player: { fullName: 'Ants Two' },
        seasonLeagueTeam,
      },
    ],
  });
  const [{ captain }] = (await app.manager.query(
    'SELECT captain_player_id AS captain FROM season_league_teams WHERE organization_id = $1 AND id = $2',
    [world.organizationId, world.current.slts.ants.id],
  )) as [{ captain: number | null }];
  expect(captain).toBeNull();
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  await app.graphql(UNDO, { id: done!.undoId }, { as: staff });
  expect(await rosters()).toEqual(before);
});

test('one player is named; what cannot be moved is refused, and changes nothing', async () => {
  const one = await entryOf('ants', 0);
  const { slts } = world.current;
  const before = await rosters();
  expect(await move([one], slts.ants.id)).toMatchObject({ code: 'CONFLICT', message: 'Player already on this team' });
  expect(await move([], slts.bees.id)).toMatchObject({ message: 'Please select at least one player to move.' });
  expect(await move([one, 2147483646], slts.bees.id)).toMatchObject({ message: 'Roster entry not found.' });
  expect(await move([one], world.last.slts.bees.id)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'seasonLeagueTeamId must be a team of the season that the players are moved in.',
  });
  const other = await createLeagueWorld(app.manager);
  expect(await move([one], other.current.slts.bees.id)).toMatchObject({ message: 'Team not found.' });
  const theirs = await app.signInAs(await createUser(app.manager, other.organizationId));
  expect(await move([one], other.current.slts.bees.id, theirs)).toMatchObject({ message: 'Roster entry not found.' });
  expect(await rosters()).toEqual(before);
  expect((await move([one], slts.bees.id)).done?.message).toBe('Moved Ants One to Bees.');
});

test('who is on the other team already stays where they are', async () => {
  const one = await entryOf('ants', 0);
  const { bees } = world.current.slts;
  await app.manager.query(
    'INSERT INTO roster_entries (organization_id, season_league_team_id, player_id) VALUES ($1, $2, $3)',
    [world.organizationId, bees.id, world.players.ants[0]!.id],
  );
  const before = await rosters();
  expect(await move([one, await entryOf('ants', 1)], bees.id)).toMatchObject({
    message: 'Player already on this team',
  });
  expect(await rosters()).toEqual(before);
});
