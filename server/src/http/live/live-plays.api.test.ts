import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PatchOperation } from '../../domain/json/patch-operation.js';
import { patched } from '../../domain/json/patched.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { type EventListener, eventsPath, listenToEvents } from '../../testing/event-listener.js';
import {
  byVisitor,
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaySent,
  type PlaysWorld,
} from '../../testing/plays-world.js';
import { LIVE_TIMES } from './live-times.js';

/** As the page of plays asks. */
const PLAYS = `($id: ID!, $slug: String) { organization(slug: $slug) { id __typename game(id: $id) {
  id version status homeScore awayScore __typename
  plays { id revision kind period { id name kind __typename } sortOrder clock team { id __typename }
    player { id fullName __typename } otherPlayer { id fullName __typename } linkedPlayId x y note madeAt __typename }
} } }`;
const MOST_BYTES = 16_384;

let app: TestApp;
let world: PlaysWorld;
let variables: { slug: string; id: string };
/** What was sent last of each play. */
const known = new Map<string, PlaySent>();
const open: EventListener[] = [];

beforeAll(async () => {
  app = await startTestApp({ live: { ...LIVE_TIMES, paceMs: 1 } });
  world = await createPlaysWorld(app);
  const [{ slug }] = (await app.manager.query('SELECT slug FROM organizations WHERE id = $1', [
    world.organizationId,
  ])) as [{ slug: string }];
  variables = { slug, id: String(world.gameId) };
  for (let part = 0; part < 4; part += 1) {
    const plays = Array.from({ length: 100 }, () => newPlay(world, 'MADE_TWO', { clock: 300, x: 80, y: 50 }));
    await save(plays);
  }
});
afterAll(async () => {
  for (const listener of open) listener.close();
  await app.close();
});

async function save(plays: readonly PlaySent[]): Promise<void> {
  await enterPlays(app, world, plays);
  for (const play of plays) known.set(play.id, play);
}

async function follow(
  extensions: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<EventListener> {
  const path = eventsPath(`subscription ${PLAYS}`, variables);
  const listener = await listenToEvents(app.port, {
    path: `${path}&extensions=${JSON.stringify(extensions)}`,
    headers,
  });
  open.push(listener);
  return listener;
}

interface Told {
  data?: { organization: { game: { plays: { id: string; kind: string }[] } } };
  extensions?: { patch: PatchOperation[] };
}

async function told(listener: EventListener): Promise<Told> {
  return JSON.parse((await listener.next())!.data) as Told;
}

async function queried(): Promise<unknown> {
  const { data } = await app.graphql(`query ${PLAYS}`, variables);
  return { data };
}

test('who follows 400 plays by patches is told of a play in few bytes; others, of the same operation, get them all', async () => {
  const [whole, byPatches] = [await follow({}), await follow({ jsonPatch: true })];
  let answer: unknown = await told(byPatches);
  expect((answer as Told).data?.organization.game.plays).toHaveLength(400);
  await whole.next();
  expect(await app.app.parts.metrics.registry.metrics()).toMatch(/^courtbook_live_operations 1$/m);
  const [first] = known.values();
  const edits = [
    [newPlay(world, 'MADE_THREE', { note: 'From the corner' })],
    [changed(first!, { kind: 'MISSED_TWO' })],
    [{ ...changed(first!, {}), revision: 3, isDeleted: true }],
    [changed(newPlay(world, 'TURNOVER', byVisitor(world)), { revision: 1, sortOrder: 3.5 })],
  ];
  for (const plays of edits) {
    await save(plays);
    const { data: text } = (await byPatches.next())!;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
    answer = patched(answer, (JSON.parse(text) as Told).extensions!.patch);
    expect(answer).toEqual(await queried());
    const { data: all } = (await whole.next())!;
    expect(Buffer.byteLength(all)).toBeGreaterThan(8 * MOST_BYTES);
    expect(JSON.parse(all)).toEqual(answer);
  }
});

test('whoever comes back after a cut says what it has: unchanged it is not told again, and one play later gets the patch', async () => {
  const first = await follow({ jsonPatch: true });
  const { id, data } = (await first.next())!;
  first.close();
  const again = await follow({ jsonPatch: true }, { 'last-event-id': id! });
  const elsewhere = await follow({ jsonPatch: true, resume: id! });
  const without = await follow({});
  expect((await without.next())!.id).toBe(id);
  await save([newPlay(world, 'MADE_TWO')]);
  for (const listener of [again, elsewhere]) {
    const { extensions } = await told(listener);
    expect(patched(JSON.parse(data), extensions!.patch)).toEqual(await queried());
    expect(listener.waiting).toEqual([]);
  }
  // Behind by one, while others still follow: the patch at once; behind by more, or of nobody knows what: the whole
  // answer.
  const behind = await follow({ jsonPatch: true }, { 'last-event-id': id! });
  expect((await told(behind)).extensions?.patch).toBeDefined();
  const lost = await follow({ jsonPatch: true }, { 'last-event-id': 'of-another-answer' });
  expect((await told(lost)).data).toEqual(((await queried()) as Told).data);
});

test('any sequence of changes, followed by patches, comes to what a query answers', async () => {
  const listener = await follow({ jsonPatch: true });
  let answer: unknown = await told(listener);
  const edit = fc.record({
    what: fc.constantFrom('new', 'changed', 'moved', 'gone or back' as const),
    which: fc.nat(),
    sortOrder: fc.double({ min: -1_000, max: 1_000, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const plays = new Map<string, PlaySent>();
      for (const { what, which, sortOrder } of edits) {
        const play = [...known.values()][which % known.size]!;
        const next =
          what === 'new'
            ? newPlay(world, 'MADE_THREE', { sortOrder })
            : what === 'moved'
              ? changed(play, { sortOrder })
              : what === 'changed'
                ? changed(play, { kind: play.kind === 'MADE_TWO' ? 'MISSED_TWO' : 'MADE_TWO' })
                : changed(play, { isDeleted: play.isDeleted !== true });
        plays.set(next.id, next);
      }
      await save([...plays.values()]);
      const fresh = await queried();
      // One that is taken away may have been changed: that is nothing to be told of.
      while (JSON.stringify(fresh) !== JSON.stringify(answer)) {
        const { data, extensions } = await told(listener);
        answer = extensions ? patched(answer, extensions.patch) : { data };
      }
      expect(listener.waiting).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('asked for by anything but true or false, patches are refused', async () => {
  const { errors } = JSON.parse((await (await follow({ jsonPatch: 'yes' })).next())!.data) as {
    errors: { message: string }[];
  };
  expect(errors[0]!.message).toContain('extensions.jsonPatch');
});
