import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaySent,
  statisticsOf,
} from '../../testing/plays-world.js';
import { effectsOf, KINDS, playOf } from '../../testing/random-plays.js';
import { namesSent } from '../../testing/sent-statements.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let apps: [TestApp, TestApp];
beforeAll(async () => {
  apps = [await startTestApp(), await startTestApp()];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

test.each(['scheduled', 'final'] as const)(
  'four devices on one game over two servers, some requests sent twice: nothing is lost or doubled (%s)',
  async (status) => {
    const world = await createPlaysWorld(apps[0], { status });
    const latest = new Map<string, PlaySent>();
    await Promise.all(
      [0, 1, 2, 3].map(async (device) => {
        const own: PlaySent[] = [];
        for (let turn = 0; turn < 20; turn += 1) {
          const number = device * 31 + turn * 7;
          const before = own.at(-(turn % 3) - 1);
          const play =
            turn % 4 === 3 && before
              ? changed(before, { isDeleted: turn % 8 === 7, kind: KINDS[number % KINDS.length]! })
              : playOf(world, number, number, turn % 2 === 1 ? { linkedPlayId: own.at(-1)?.id ?? null } : {});
          const index = own.findIndex(({ id }) => id === play.id);
          if (index < 0) own.push(play);
          else own[index] = play;
          latest.set(play.id, play);
          const targets = turn % 5 === 0 ? apps : [apps[(device + turn) % 2]!];
          const answers = await Promise.all(
            targets.map((app) =>
              enterPlays(app, world, [{ ...play, isDuplicateConfirmed: true }], {
                device: `device ${device}`,
                as: device % 2 ? world.bob : world.ann,
              }),
            ),
          );
          for (const { conflicts, possibleDuplicates } of answers) {
            expect(conflicts).toEqual([]);
            expect(possibleDuplicates).toEqual([]);
          }
        }
      }),
    );
    const stored = await statisticsOf(apps[0], world);
    expect(Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== 0))).toEqual(
      effectsOf(world, latest.values()),
    );
    expect(await verifyTotals(apps[0].manager, world.organizationId)).toEqual([]);
  },
  120_000,
);

test('plays and statistics by hand at once do not wait for each other in a circle, and both count', async () => {
  const world = await createPlaysWorld(apps[0], { status: 'final' });
  const [scorer] = world.home;
  const add = (turn: number) =>
    apps[turn % 2]!.graphql(
      'mutation ($game: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $game, input: $input) { undoId } }',
      {
        game: String(world.gameId),
        input: {
          adds: [...world.home, ...world.away].map((playerId) => ({
            playerId: String(playerId),
            definitionId: String(world.definitions['PTS']),
            delta: 1,
            operationId: `${playerId}-${turn}`,
          })),
        },
      },
      { as: world.bob },
    );
  const turns = Array.from({ length: 15 }, (_none, turn) => turn);
  const answers = await Promise.all(
    turns.flatMap((turn) => [
      add(turn),
      enterPlays(apps[(turn + 1) % 2]!, world, [playOf(world, 0, turn * 2), playOf(world, 0, turn * 2 + 1)]),
    ]),
  );
  expect(answers.flatMap((answer) => ('errors' in answer ? (answer.errors ?? []) : []))).toEqual([]);
  const expected = effectsOf(
    world,
    turns.flatMap((turn) => [playOf(world, 0, turn * 2), playOf(world, 0, turn * 2 + 1)]),
  );
  expect((await statisticsOf(apps[0], world))[`${scorer} PTS`]).toBe(expected[`${scorer} PTS`]! + 15);
  expect(await verifyTotals(apps[0].manager, world.organizationId)).toEqual([]);
}, 120_000);

/** What somebody does at the table: a play, a change of an earlier one, or a correction by hand. */
const anyAct = fc.oneof(
  fc.record({
    play: fc.nat(99),
    player: fc.nat(5),
    link: fc.option(fc.nat(9)),
    period: fc.constantFrom('Q1', 'Q4', 'OT1'),
  }),
  fc.record({ change: fc.nat(9), kind: fc.nat(99), player: fc.nat(5), isDeleted: fc.boolean() }),
  fc.record({ hand: fc.nat(5), statistic: fc.constantFrom('PTS', 'AST', 'REB'), by: fc.integer({ min: 1, max: 3 }) }),
);

test('whatever is entered, inserted, changed, taken away and corrected: statistics are plays and corrections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyAct, fc.boolean()), { minLength: 5, maxLength: 25 }), async (acts) => {
      const [app] = apps;
      const world = await createPlaysWorld(app);
      const plays: PlaySent[] = [];
      const byHand = new Map<string, number>();
      let batch: PlaySent[] = [];
      const flush = async (): Promise<void> => {
        if (batch.length > 0) await enterPlays(app, world, batch);
        batch = [];
      };
      for (const [index, [act, isAlone]] of acts.entries()) {
        if ('hand' in act) {
          await flush();
          const playerId = (act.hand % 2 === 0 ? world.home : world.away)[act.hand % 3]!;
          const cell = `${playerId} ${act.statistic}`;
          byHand.set(cell, (byHand.get(cell) ?? 0) + act.by);
          const { errors } = await app.graphql(
            'mutation ($game: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $game, input: $input) { undoId } }',
            {
              game: String(world.gameId),
              input: {
                adds: [
                  {
                    playerId: String(playerId),
                    definitionId: String(world.definitions[act.statistic]),
                    delta: act.by,
                    operationId: `${world.gameId}-${index}`,
                  },
                ],
              },
            },
            { as: world.bob },
          );
          if (errors) throw new Error(JSON.stringify(errors));
          continue;
        }
        if ('play' in act) {
          const linkedPlayId = act.link === null ? null : (plays.at(-1 - act.link)?.id ?? null);
          const periodId = String(world.periods[act.period]);
          const play = playOf(world, act.play, act.player, { linkedPlayId, periodId });
          plays.push(play);
          batch.push(play);
        } else {
          const place = plays.length - 1 - act.change;
          const play = plays[place];
          if (!play) continue;
          const other = playOf(world, act.kind, act.player);
          const { kind, teamId, playerId } = other;
          plays[place] = changed(play, { kind, teamId: teamId!, playerId: playerId!, isDeleted: act.isDeleted });
          batch.push(plays[place]);
        }
        if (isAlone) await flush();
      }
      await flush();
      const expected = new Map(Object.entries(effectsOf(world, plays)));
      for (const [cell, value] of byHand) expected.set(cell, (expected.get(cell) ?? 0) + value);
      const stored = Object.entries(await statisticsOf(app, world)).filter(([, value]) => value !== 0);
      expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 25 },
  );
}, 240_000);

test('a tap is three statements, one more where a result is known', async () => {
  const world = await createPlaysWorld(apps[0]);
  // 'SELECT 1' is the listener's sign of life, which comes when it is due.
  const apart =
    /^(START TRANSACTION|COMMIT|session_find|organization_by_id|SELECT pg_notify|SELECT set_config|SELECT 1$)/;
  const tap = async (plays: PlaySent[], of = world): Promise<string[]> =>
    (await namesSent(() => enterPlays(apps[0], of, plays))).filter((name) => !apart.test(name));
  const three = ['plays_lock_game', 'plays_read_game', 'plays_write'];
  const first = newPlay(world, 'MADE_TWO');
  expect(await tap([first])).toEqual(three);
  expect(await tap([newPlay(world, 'ASSIST', { linkedPlayId: first.id })])).toEqual(three);
  expect(await tap([changed(first, { kind: 'MISSED_THREE' })])).toEqual(three);
  expect(await tap(Array.from({ length: 100 }, () => newPlay(world, 'MADE_TWO')))).toEqual(three);
  expect(await tap([first])).toEqual(three.slice(0, 2));
  const decided = await createPlaysWorld(apps[0], { status: 'final' });
  expect(await tap([newPlay(decided, 'MADE_TWO')], decided)).toHaveLength(4);
});

test('what courtside selects of the answer is known by then', async () => {
  const world = await createPlaysWorld(apps[0]);
  const save = async (selection: string, play: PlaySent): Promise<{ data: unknown; sent: string[] }> => {
    let data: unknown;
    const sent = await namesSent(async () => {
      const answer = await apps[0].graphql<{ savePlays: unknown }>(
        `mutation ($gameId: ID!, $input: SavePlaysInput!) { savePlays(gameId: $gameId, input: $input) { ${selection} } }`,
        { gameId: String(world.gameId), input: { device: 'phone', plays: [play] } },
        { as: world.ann },
      );
      data = answer.data?.savePlays;
    });
    return { data, sent: sent.slice(sent.indexOf('plays_write') + 1).filter((name) => name.includes('_by_')) };
  };
  const refers = 'period { __typename id } team { id } player { id } otherPlayer { id }';
  await enterPlays(apps[0], world, [newPlay(world, 'MADE_TWO')]); // which begins the game
  const first = newPlay(world, 'MADE_TWO');
  const known = await save(`plays { id ${refers} } game { id version status homeScore awayScore }`, first);
  expect(known.sent).toEqual([]);
  expect(known.data).toEqual({
    plays: [
      {
        id: first.id,
        period: { __typename: 'GamePeriod', id: first.periodId },
        team: { id: first.teamId },
        player: { id: first.playerId },
        otherPlayer: null,
      },
    ],
    game: { id: String(world.gameId), version: 2, status: 'IN_PROGRESS', homeScore: null, awayScore: null },
  });
  const { data } = await apps[0].graphql<{ me: { actingFor: { game: unknown } } }>(
    'query ($id: ID!) { me { actingFor { game(id: $id) { id version status homeScore awayScore } } } }',
    { id: String(world.gameId) },
    { as: world.ann },
  );
  expect(data?.me.actingFor.game).toEqual((known.data as { game: unknown }).game);
  // More than that is read.
  const read = await save(
    'plays { team { id name } player { id lastName } } game { id displayStatus }',
    newPlay(world, 'MADE_TWO'),
  );
  expect(read.sent).not.toEqual([]);
  expect(read.data).toMatchObject({
    plays: [{ team: { id: first.teamId, name: expect.any(String) }, player: { lastName: expect.any(String) } }],
    game: { displayStatus: 'In progress' },
  });
});
