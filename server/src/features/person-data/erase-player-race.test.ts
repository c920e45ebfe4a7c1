import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { FIVE, importSmall, PLAYERS } from '../../testing/small-season.js';

let app: TestApp;
// A whole table is locked here, which others' tests would wait for.
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('a person who is erased while a season is imported does not come back by what the import notes', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const owner = await app.signInAs(await createUser(app.manager, organizationId, { role: 'org_owner' }));
  await importSmall(app, organizationId);
  const [ann] = await app.manager.query<{ id: number }[]>(
    "SELECT id FROM players WHERE organization_id = $1 AND first_name = 'Ann'",
    [organizationId],
  );
  const erase = () =>
    app.graphql<object>('mutation ($id: ID!) { erasePlayer(id: $id) { message } }', { id: ann!.id }, { as: owner });
  let erasing: ReturnType<typeof erase> | undefined;
  /** Begins to erase, until that is done or waits for the import. */
  async function begin(): Promise<void> {
    let hasEnded = false;
    erasing = erase().finally(() => {
      hasEnded = true;
    });
    const waiting =
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    while (!hasEnded && (await app.database.pool.query(waiting)).rowCount === 0) await delay(10);
  }
  // The import has read its earlier notes by then, and waits with a new line of the same game.
  const report = await overtaken(
    app.database.pool,
    (other) => other.query('LOCK TABLE game_lines IN SHARE MODE'),
    () => importSmall(app, organizationId, { players: `${PLAYERS}\n2025-09-14,Ants,Bees,Cy,Cole,,false,${FIVE}` }),
    begin,
  );
  expect(report).toMatchObject({ done: true, lines: { added: 1 } });
  expect((await erasing)?.errors).toBeUndefined();
  const noted = await app.manager.query<{ keys: string[] }[]>(
    'SELECT player_keys AS keys FROM imported_games WHERE organization_id = $1 AND cardinality(player_keys) > 0',
    [organizationId],
  );
  expect(noted).toHaveLength(1);
  expect(noted[0]!.keys).toHaveLength(3);
  expect(noted[0]!.keys).not.toContain('name:ann archer');
});
