import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGameLine,
  createLeagueWorld,
  createPlayer,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

const NOW = new Date('2025-10-25T12:00:00Z');

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const LIST = `query ($id: ID!, $season: ID!, $first: Int, $after: String, $filter: IntegrityFilter) {
  organization(id: $id) { season(id: $season) { integrityFindings(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id kind side expected found game { id } player { lastName } acceptance { reason acceptedBy acceptedAt } } } } } }`;
const FINDING = 'finding { id acceptance { reason } } undoId message';
const ACCEPT = `mutation ($id: ID!, $reason: String!) { done: acceptIntegrityFinding(id: $id, reason: $reason) { ${FINDING} } }`;
const WITHDRAW = `mutation ($id: ID!) { done: withdrawIntegrityAcceptance(id: $id) { ${FINDING} } }`;
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';
const DELETE = 'mutation ($ids: [ID!]!) { done: deleteGames(ids: $ids) { undoId } }';

interface Finding {
  id: string;
  kind: string;
  side: string | null;
  expected: number | null;
  found: number | null;
  game: { id: string };
  player: { lastName: string } | null;
  acceptance: { reason: string; acceptedBy: string } | null;
}

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: Finding[];
}

interface Done {
  finding: { id: string; acceptance: { reason: string } | null };
  undoId: string | null;
  message: string;
}

async function page(variables: object = {}, as: Caller = staff): Promise<Page | null> {
  const { data, errors } = await app.graphql<{ organization: { season: { integrityFindings: Page | null } } }>(
    LIST,
    { id: world.organizationId, season: world.current.season.id, ...variables },
    { as },
  );
  expect(errors).toBeUndefined();
  return data!.organization.season.integrityFindings;
}

const findings = async (filter?: object): Promise<Finding[]> => (await page({ filter }))!.nodes;

async function act(document: string, variables: object): Promise<Done> {
  const { data, errors } = await app.graphql<{ done: Done }>(document, variables as never, { as: staff });
  expect(errors).toBeUndefined();
  return data!.done;
}

const sql = (text: string, ...params: unknown[]): Promise<unknown> =>
  app.manager.query(text, [world.organizationId, ...params]);

/** One fault of each kind, in games of different days. */
async function faults(): Promise<void> {
  const { games } = world.current;
  await sql('UPDATE games SET home_score = 51 WHERE organization_id = $1 AND id = $2', games[0]!.id);
  const value = (abbreviation: string, number: number, player: number): Promise<unknown> =>
    sql(
      `UPDATE game_line_values v SET value = $3 FROM game_lines l, stat_definitions d WHERE v.organization_id = $1 AND l.organization_id = $1 AND l.id = v.game_line_id
       AND d.organization_id = $1 AND d.id = v.stat_definition_id AND d.abbreviation = $4 AND l.game_id = $2 AND l.player_id = $5`,
      games[1]!.id,
      number,
      abbreviation,
      player,
    );
  await value('3PM', 1, world.players.cats[0]!.id); // 24 points: 9 twos, 2 threes; now 9 twos and a three make 21
  await createGameLine(app.manager, world.organizationId, {
    gameId: games[2]!.id,
    teamId: world.teams.bees.id,
    playerId: (await createPlayer(app.manager, world.organizationId, { lastName: 'Guest' })).id,
    values: { REB: 5, OREB: 1, DREB: 3 },
  });
}

test('a season in which all agrees has one finding: the day of its last game is over', async () => {
  const id = `no_result-${world.current.games[3]!.id}-game`;
  expect(await findings()).toMatchObject([{ id, kind: 'NO_RESULT', side: null, expected: null, found: null }]);
  await sql(
    'UPDATE games SET date = $2 WHERE organization_id = $1 AND id = $3',
    '2025-10-25',
    world.current.games[3]!.id,
  );
  expect(await findings()).toEqual([]);
});

test('each kind is named with its game, side or player, and both figures; pages and filters agree', async () => {
  await faults();
  const all = await findings();
  expect(
    all.map(({ kind, side, player, expected, found }) => [kind, side, player?.lastName ?? null, expected, found]),
  ).toEqual([
    ['PERIODS_FINAL', 'home', null, 51, 50],
    ['POINTS_FINAL', 'home', null, 51, 50],
    ['SHOTS_POINTS', 'home', 'One', 21, 24],
    ['OFF_ROSTER', 'home', 'Guest', null, null],
    ['REBOUNDS', 'home', 'Guest', 4, 5],
    ['NO_RESULT', null, null, null, null],
  ]);
  const paged: string[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo, totalCount }: Page = (await page({ first: 2, after }))!;
    expect(totalCount).toBe(6);
    paged.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(paged).toEqual(all.map(({ id }) => id));
  expect((await findings({ kind: 'REBOUNDS' })).map(({ found }) => found)).toEqual([5]);
});

describe('a finding that is accepted', () => {
  test('a date far outside the season, until it is another one or the season has other dates', async () => {
    const { season, games } = world.current;
    const [, , , open] = games;
    const dated = (date: string): Promise<unknown> =>
      sql('UPDATE games SET date = $2 WHERE organization_id = $1 AND id = $3', date, open!.id);
    await sql(
      "UPDATE seasons SET start_date = '2025-09-01', finish_date = '2026-02-15' WHERE organization_id = $1 AND id = $2",
      season.id,
    );
    await dated('2028-11-29');
    const id = `outside_season-${open!.id}-game`;
    const found = { id, kind: 'OUTSIDE_SEASON', side: null, expected: null, found: 1018, player: null };
    expect(await findings({ kind: 'OUTSIDE_SEASON' })).toMatchObject([found]);
    const { message } = await act(ACCEPT, { id, reason: 'A game of veterans.' });
    expect(message).toBe('Accepted: the date outside the season of Ants vs Dogs on Nov 29, 2028.');
    expect(await findings({ accepted: true })).toMatchObject([found]);
    await dated('2024-11-29');
    expect(await findings({ kind: 'OUTSIDE_SEASON', accepted: false })).toMatchObject([{ id, found: -276 }]);
    await sql('UPDATE seasons SET start_date = NULL WHERE organization_id = $1 AND id = $2', season.id);
    expect(await findings({ kind: 'OUTSIDE_SEASON' })).toEqual([]);
  });

  test('otherwise by somebody meanwhile keeps that, and says who and why', async () => {
    const [finding] = await findings();
    const accept = (reason: string, expectedReason: string | null) =>
      app.graphql(
        'mutation ($id: ID!, $reason: String!, $expectedReason: String) { acceptIntegrityFinding(id: $id, reason: $reason, expectedReason: $expectedReason) { message } }',
        { id: finding!.id, reason, expectedReason },
        { as: staff },
      );
    expect((await accept('The scoresheet is torn.', null)).errors).toBeUndefined();
    const { errors } = await accept('It rained.', null);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        /^This finding has been accepted meanwhile by .+: “The scoresheet is torn.”. Please look at it again.$/,
      ) as string,
      extensions: { code: 'CONFLICT' },
    });
    expect((await findings({ accepted: true }))[0]!.acceptance!.reason).toBe('The scoresheet is torn.');
    expect((await accept('It rained.', 'The scoresheet is torn.')).errors).toBeUndefined();
  });

  test('says why and by whom until a figure changes; withdrawing and undo follow', async () => {
    await faults();
    const [periods] = await findings();
    const accepted = await act(ACCEPT, { id: periods!.id, reason: 'The scoresheet is torn.' });
    expect(accepted).toMatchObject({
      finding: { id: periods!.id, acceptance: { reason: 'The scoresheet is torn.' } },
      message: 'Accepted: periods and final score of Ants vs Bees on Oct 1, 2025.',
    });
    expect((await findings({ accepted: true })).map(({ id }) => id)).toEqual([periods!.id]);
    expect(await findings({ accepted: false })).toHaveLength(5);
    const again = await act(ACCEPT, { id: periods!.id, reason: 'Lost.' });
    await act(UNDO.replace('undo(', 'done: undo('), { id: again.undoId });
    expect((await findings())[0]!.acceptance!.reason).toBe('The scoresheet is torn.');
    const withdrawn = await act(WITHDRAW, { id: periods!.id });
    expect(withdrawn.finding.acceptance).toBeNull();
    expect((await act(WITHDRAW, { id: periods!.id })).undoId).toBeNull();
    await act(UNDO.replace('undo(', 'done: undo('), { id: withdrawn.undoId });
    expect(await findings({ accepted: true })).toHaveLength(1);
    // The game goes and comes back with it.
    const gone = await act(DELETE, { ids: [world.current.games[0]!.id] });
    expect(await findings({ accepted: true })).toEqual([]);
    await act(UNDO.replace('undo(', 'done: undo('), { id: gone.undoId });
    expect(await findings({ accepted: true })).toHaveLength(1);
    await sql('UPDATE games SET home_score = 52 WHERE organization_id = $1 AND id = $2', world.current.games[0]!.id);
    expect(await findings({ accepted: true })).toEqual([]);
    const trail = (await sql(
      "SELECT action, entity_id AS id, entity_label AS label FROM audit_entries WHERE organization_id = $1 AND action LIKE 'integrity%' ORDER BY audit_entries.id",
    )) as unknown[];
    const entry = { id: world.current.games[0]!.id, label: 'Ants vs Bees on Oct 1, 2025' };
    expect(trail).toEqual(
      ['accept', 'accept', 'withdraw'].map((action) => ({ action: `integrity_finding.${action}`, ...entry })),
    );
  });

  test('needs a reason, and has to be one', async () => {
    const [open] = await findings();
    const code = async (document: string, variables: object): Promise<string | undefined> =>
      (await app.graphql(document, variables as never, { as: staff })).errors?.[0]?.extensions.code;
    expect(await code(ACCEPT, { id: open!.id, reason: ' ' })).toBe('BAD_USER_INPUT');
    expect(await code(ACCEPT, { id: open!.id, reason: 'x'.repeat(501) })).toBe('BAD_USER_INPUT');
    const other = await createLeagueWorld(app.manager);
    const none = `rebounds-${world.current.games[0]!.id}-${world.players.ants[0]!.id}`;
    for (const id of [`no_result-${other.current.games[3]!.id}-game`, none, 'no_result-9999999999-game', 'x'])
      for (const document of [ACCEPT, WITHDRAW]) expect(await code(document, { id, reason: 'x' })).toBe('NOT_FOUND');
  });
});

test('is for administrators of the organization alone', async () => {
  expect(await page({}, {})).toBeNull();
  expect(await page()).not.toBeNull();
});

test('a game says where its points and finals do not agree, until that is accepted; visitors learn nothing', async () => {
  const { games } = world.current;
  const mismatches = async (as: Caller = staff): Promise<Record<string, unknown>> => {
    const { data, errors } = await app.graphql<{
      organization: { games: { nodes: { id: string; scoreMismatch: object | null }[] } };
    }>(
      `query ($id: ID!, $season: ID!) { organization(id: $id) { games(first: 50, filter: { seasonId: $season }) {
         nodes { id scoreMismatch { home { final points } away { final points } } } } } }`,
      { id: world.organizationId, season: world.current.season.id },
      { as },
    );
    expect(errors).toBeUndefined();
    const found = data!.organization.games.nodes.filter(({ scoreMismatch }) => scoreMismatch !== null);
    return Object.fromEntries(found.map(({ id, scoreMismatch }) => [id, scoreMismatch]));
  };
  expect(await mismatches()).toEqual({});
  await sql('UPDATE games SET home_score = 51, away_score = 1 WHERE organization_id = $1 AND id = $2', games[0]!.id);
  const [home, away] = [expect.objectContaining({ final: 51, points: 50 }), expect.objectContaining({ final: 1 })];
  expect(await mismatches()).toEqual({ [games[0]!.id]: { home, away } });
  expect(await mismatches({})).toEqual({});
  const accept = (side: string): Promise<Done> =>
    act(ACCEPT, { id: `points_final-${games[0]!.id}-${side}`, reason: 'One basket was not written down.' });
  await accept('home');
  expect(await mismatches()).toEqual({ [games[0]!.id]: { home: null, away } });
  await accept('away');
  expect(await mismatches()).toEqual({});
  // Accepted were the two figures, and not whatever comes.
  await sql('UPDATE games SET home_score = 52 WHERE organization_id = $1 AND id = $2', games[0]!.id);
  expect(await mismatches()).toEqual({ [games[0]!.id]: { home: { final: 52, points: 50 }, away: null } });
});

/** The roster entry of the first of the Ants in this season. */
async function entryOfFirst(): Promise<{ playerId: number; entryId: string }> {
  const [player] = world.players.ants;
  const [entry] = (await sql(
    'SELECT id FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2 AND player_id = $3',
    world.current.slts.ants.id,
    player!.id,
  )) as { id: number }[];
  return { playerId: player!.id, entryId: String(entry!.id) };
}

test('a line that was only prepared is asked about when its player leaves; one with a value is not', async () => {
  const { playerId, entryId } = await entryOfFirst();
  const teamId = world.current.slts.ants.teamId;
  const free = world.current.games.filter(
    ({ homeTeamId, homeScore, status }) => homeTeamId === teamId && homeScore === null && status === 'scheduled',
  );
  const [prepared] = free;
  await createGameLine(app.manager, world.organizationId, { gameId: prepared!.id, teamId, playerId });
  const open = async () => (await findings({ kind: 'OFF_ROSTER', accepted: false })).map(({ game }) => game.id);
  const remove = 'mutation ($ids: [ID!]!) { done: removePlayersFromTeam(ids: $ids) { undoId } }';
  const { undoId } = await act(remove, { ids: [entryId] });
  expect(await open()).toEqual([String(prepared!.id)]);
  await act(UNDO.replace('undo(', 'done: undo('), { id: undoId! });

  await sql(
    `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
     SELECT $1, id, $4, 3 FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3`,
    prepared!.id,
    playerId,
    world.statDefinitions.get('AST')!.id,
  );
  await act(remove, { ids: [entryId] });
  expect(await open()).toEqual([]);
});

test('who asks again about a line that was accepted by itself keeps nobody from undoing the removal', async () => {
  const { entryId } = await entryOfFirst();
  const remove = 'mutation ($ids: [ID!]!) { done: removePlayersFromTeam(ids: $ids) { undoId } }';
  const { undoId } = await act(remove, { ids: [entryId] });
  const [one, other] = await findings({ kind: 'OFF_ROSTER', accepted: true });
  await act(WITHDRAW, { id: one!.id });
  if (other) await act(ACCEPT, { id: other.id, reason: 'He was there.' });
  await act(UNDO.replace('undo(', 'done: undo('), { id: undoId! });
  expect(await findings({ kind: 'OFF_ROSTER' })).toEqual([]);
  // What somebody has said stays; what was said by itself is gone.
  expect(await sql('SELECT reason FROM accepted_findings WHERE organization_id = $1')).toEqual(
    other ? [{ reason: 'He was there.' }] : [],
  );
});

test('whoever leaves a roster leaves no findings behind; undo takes that back, and a later line is one again', async () => {
  const { games, slts } = world.current;
  const [player] = world.players.ants;
  const [entry] = (await sql(
    'SELECT id FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2 AND player_id = $3',
    slts.ants.id,
    player!.id,
  )) as { id: number }[];
  const offRoster = async (accepted: boolean) =>
    (await findings({ kind: 'OFF_ROSTER', accepted })).map(({ acceptance }) => acceptance?.reason ?? 'open');
  const lines = (await sql(
    `SELECT count(*)::integer AS count FROM game_lines l JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id
     WHERE l.organization_id = $1 AND l.player_id = $2 AND l.team_id = $3 AND g.season_id = $4`,
    player!.id,
    slts.ants.teamId,
    world.current.season.id,
  )) as [{ count: number }];
  expect(lines[0].count).toBeGreaterThan(0);

  const remove = 'mutation ($ids: [ID!]!) { done: removePlayersFromTeam(ids: $ids) { undoId } }';
  const { undoId } = await act(remove, { ids: [String(entry!.id)] });
  expect(await offRoster(false)).toEqual([]);
  expect(await offRoster(true)).toEqual(Array.from({ length: lines[0].count }, () => 'Left the roster afterwards.'));

  const free = Object.values(games).find((game) => game.homeTeamId === slts.ants.teamId && game.homeScore === null);
  await createGameLine(app.manager, world.organizationId, {
    gameId: free!.id,
    teamId: slts.ants.teamId,
    playerId: player!.id,
  });
  expect(await offRoster(false)).toEqual(['open']);

  await act(UNDO.replace('undo(', 'done: undo('), { id: undoId! });
  expect(await sql('SELECT id FROM accepted_findings WHERE organization_id = $1')).toEqual([]);
  expect(await findings({ kind: 'OFF_ROSTER' })).toEqual([]);
});

const CORRECTION = "UPDATE games SET date = '2025-11-01' WHERE organization_id = $1 AND id = $2";
const DELETION = 'DELETE FROM games WHERE organization_id = $1 AND id = $2';

test.each([
  ['accepted while its game is corrected', ACCEPT, CORRECTION, 'Called off.'],
  ['accepted while its game is deleted', ACCEPT, DELETION, 'Called off.'],
  ['open again while its game is corrected', WITHDRAW, CORRECTION, null],
])('a finding that is %s is answered', async (_what, document, change, reason) => {
  const id = `no_result-${world.current.games[3]!.id}-game`;
  await act(ACCEPT, { id, reason: 'Rained out.' });
  const done = await overtaken(
    app.database.pool,
    async (other) => {
      const ofFinding = [world.organizationId, id];
      // Whoever accepts it anew has found it by the time that this is waited for.
      await other.query(
        'SELECT FROM accepted_findings WHERE organization_id = $1 AND finding_id = $2 FOR UPDATE',
        ofFinding,
      );
      await other.query(change, [world.organizationId, world.current.games[3]!.id]);
    },
    () => act(document, document === ACCEPT ? { id, reason } : { id }),
  );
  expect(done).toMatchObject({ finding: { id, acceptance: reason && { reason } }, undoId: expect.any(String) });
  expect(await findings()).toEqual([]);
});
