import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import { type KilledServers, startKilledServers } from '../../testing/killed-servers.js';
import { createPlaysWorld } from '../../testing/plays-world.js';
import { CountedGame, type Writer } from '../../testing/random-run/counted-game.js';
import { type Random, randomNumbers } from '../../testing/random-run/random-numbers.js';
import { TurnedLeague, TURNS } from '../../testing/random-run/turned-league.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

/** How many edits are made: `EDITS=20000` for a long run. */
const EDITS = Number(process.env.EDITS ?? 240);
/** Which numbers they are made by: `SEED=7`. What meets what also depends on the machine. */
const SEED = Number(process.env.SEED ?? 1);
/** From so many edits on every act has been done at least once. */
const MANY = 4_000;

let app: TestApp;
let servers: KilledServers;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  servers = await startKilledServers(app.database.url, 2);
});
afterAll(async () => {
  await servers.close();
  await app.close();
});

test(`servers are killed while an owner, two of the staff and a scorekeeper write: nothing acknowledged is lost, nothing is done twice, totals are right (${EDITS} edits, seed ${SEED})`, async () => {
  const worlds = [await createPlaysWorld(app, { status: 'final' }), await createPlaysWorld(app, { status: 'final' })];
  const [counted, turned] = [worlds[0]!, worlds[1]!];
  const game = new CountedGame(counted, servers);
  const league = new TurnedLeague(app, turned, servers);
  const owner = async (organizationId: number) =>
    app.signInAs(await createUser(app.manager, organizationId, { role: 'org_owner' }));
  const callers = {
    ann: [counted.ann, turned.ann],
    bob: [counted.bob, turned.bob],
    owner: [await owner(counted.organizationId), await owner(turned.organizationId)],
    // Who holds a link writes in that game alone.
    scorekeeper: [await app.keepScoreAs(counted)],
  };
  const writers = Object.entries(callers).map(([name, [ofGame, ofLeague]], index) => {
    const writer: Writer = { name, as: ofGame!, random: randomNumbers(10 * SEED + index), plays: [] };
    return { writer, inLeague: ofLeague && { ...writer, as: ofLeague } };
  });
  const kills = killing(randomNumbers(10 * SEED + 9));
  try {
    await Promise.all(
      writers.map(async ({ writer, inLeague }) => {
        for (let edit = 0; edit < EDITS / writers.length; edit += 1)
          if (inLeague && writer.random(2) === 0) await league.act(inLeague);
          else await game.act(writer);
      }),
    );
  } finally {
    await kills.stop();
  }
  expect(kills.count()).toBeGreaterThan(0);
  const { found, expected } = await game.compare(app);
  expect(found).toEqual(expected);
  expect(await verifyTotals(app.manager)).toEqual([]);
  const never = TURNS.filter((name) => !league.counts.get(name)?.done);
  if (EDITS >= MANY && never.length > 0) throw new Error(`never done: ${never.join(', ')}`);
}, 14_400_000);

/** Kills one server after the other, now and then both at once, until it is told to stop. */
function killing(random: Random): { stop: () => Promise<void>; count: () => number } {
  let isOver = false;
  let count = 0;
  const all = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 300 + random(1_200)));
      if (isOver) return;
      const killed = random(5) === 0 ? [0, 1] : [random(2)];
      count += killed.length;
      await Promise.all(killed.map((index) => servers.kill(index)));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await all;
    },
    count: () => count,
  };
}
