import { get } from 'node:http';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import { namesSent } from '../testing/sent-statements.js';
import { exportRouter } from './export-router.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [exportRouter] });
});
afterAll(() => app.close());

/** An owner of an organization whose trail has so many entries, each with a text of so many letters. */
async function ownerOfTrail(entries: number, letters = 1): Promise<Caller> {
  const { id } = await createOrganization(app.manager);
  await app.manager.query(
    `INSERT INTO audit_entries (organization_id, at, actor_name, action, entity_type, entity_id, entity_label, changes)
     SELECT $1, now(), 'Ann', 'page.update', 'page', n, format('Page %s', n), jsonb_build_object('body', jsonb_build_array('', repeat('x', $3)))
     FROM generate_series(1, $2::int) n`,
    [id, entries, letters],
  );
  return app.signInAs(await createUser(app.manager, id, { role: 'org_owner' }));
}

const pagesAmong = (statements: readonly string[]): number =>
  statements.filter((name) => /^audit_trail(?:_after|_search)*$/u.test(name)).length;

test('a long trail comes whole, newest first, some entries at a time', async () => {
  const as = await ownerOfTrail(250);
  let labels: string[] = [];
  const sent = await namesSent(async () => {
    const { bytes } = await app.request({ path: '/exports/audit.csv', as });
    labels = parse<{ label: string }>(bytes, { bom: true, columns: true }).map(({ label }) => label);
  });
  expect(labels).toEqual(Array.from({ length: 250 }, (_, index) => `Page ${250 - index}`));
  expect(pagesAmong(sent)).toBe(3);
});

test('filters hold on every page, and an empty trail has its head', async () => {
  const as = await ownerOfTrail(250);
  const found = await app.request({ path: '/exports/audit.csv?search=page', as });
  expect(parse(found.bytes, { bom: true, columns: true })).toHaveLength(250);
  const none = await app.request({ path: '/exports/audit.csv?search=nowhere', as });
  expect(none).toMatchObject({ status: 200, text: expect.stringMatching(/^\ufeffid,at,actor,[^\n]*\r\n$/u) as string });
  expect((await app.request({ path: '/exports/audit.csv?from=yesterday', as })).status).toBe(400);
});

test('for whoever goes away no more is read', async () => {
  // Each page is longer than what sockets hold.
  const as = await ownerOfTrail(1_000, 100_000);
  const sent = await namesSent(async () => {
    await new Promise<void>((resolve) => {
      const headers = { host: 'localhost', ...as };
      get({ port: app.port, host: '127.0.0.1', path: '/exports/audit.csv', headers }, (response) => {
        response.once('data', () => response.destroy()).once('close', resolve);
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect(pagesAmong(sent)).toBeLessThanOrEqual(3);
});
