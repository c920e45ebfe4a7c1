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

test('the trail holds neither of two people who are erased at once', async () => {
  const label = (other: string, one: string): string => `Photo of ${other} and ${one}.png`;
  const before = label('Quellish Oshtavian', NAME);
  await sql(
    `INSERT INTO audit_entries (organization_id, at, actor_name, action, entity_type, entity_id, entity_label, changes)
     VALUES ($1, now(), 'Ann', 'page.update', 'page', 1, $2, $3)`,
    before,
    JSON.stringify({ title: [null, before] }),
  );
  // As another erasure leaves it.
  const half = label('Erased player 0', NAME);
  await eraseAfter([
    ["SELECT set_config('courtbook.erasing', 'on', true)"],
    [
      'UPDATE audit_entries SET entity_label = $2, changes = $3 WHERE organization_id = $1 AND entity_label = $4',
      organizationId,
      half,
      JSON.stringify({ title: [null, half] }),
      before,
    ],
  ]);
  const after = label('Erased player 0', `Erased player ${player.id}`);
  expect(
    await sql("SELECT entity_label, changes FROM audit_entries WHERE organization_id = $1 AND action = 'page.update'"),
  ).toEqual([{ entity_label: after, changes: { title: [null, after] } }]);
});
