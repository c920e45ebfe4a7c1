import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createPlayer, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ERASE = 'mutation ($id: ID!) { erasePlayer(id: $id) { playerId } }';
const NAME = 'Zelindaquo Vraxmontor';

let organizationId: number;
let owner: Caller;
let player: { id: number };
beforeEach(async () => {
  ({ id: organizationId } = await createOrganization(app.manager));
  owner = await app.signInAs(await createUser(app.manager, organizationId, { role: 'org_owner' }));
  const [firstName, lastName] = NAME.split(' ') as [string, string];
  player = await createPlayer(app.manager, organizationId, { firstName, lastName });
});

const sql = <Row>(text: string, ...params: unknown[]): Promise<Row[]> =>
  app.manager.query(text, [organizationId, ...params]);

/** Erases the player while somebody else's change waits to be committed. */
async function eraseAfter(change: readonly [text: string, ...params: unknown[]][]): Promise<void> {
  const { errors } = await overtaken(
    app.database.pool,
    async (other) => {
      for (const [text, ...params] of change) await other.query(text, params);
    },
    () => app.graphql(ERASE, { id: player.id }, { as: owner }),
  );
  expect(errors).toBeUndefined();
}

test.each([
  ['a text without the name', 'Retired.', () => 'Retired.'],
  ['another text with the name', `Retired, as ${NAME}.`, () => `Retired, as Erased player ${player.id}.`],
])('%s that somebody saves in another profile at this very moment stays', async (_what, saved, expected) => {
  const bio = `Plays with ${NAME}.`;
  const friend = await createPlayer(app.manager, organizationId, { firstName: 'Bo', lastName: 'Baker', bio });
  const save = 'UPDATE players SET bio = $3, version = version + 1 WHERE organization_id = $1 AND id = $2';
  await eraseAfter([[save, organizationId, friend.id, saved]]);
  expect(await sql('SELECT bio FROM players WHERE organization_id = $1 AND id = $2', friend.id)).toEqual([
    { bio: expected() },
  ]);
});
