import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../database/prepared.js';
import { writeAs } from '../features/audit/write.service.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization } from '../testing/factories.js';
import { query } from './query.js';
import { withinTransaction } from './within-transaction.js';

const ONE = statement<[number]>('test_query_one', 'SELECT 1');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a read is counted once, within a transaction as without', async () => {
  const { id } = await createOrganization(app.manager);
  const ctx = await app.context();
  const count = (): number => ctx.statements.filter((name) => name === ONE.name).length;
  expect(await query(ctx, ONE, id, [])).toEqual([[1]]);
  expect(count()).toBe(1);
  await writeAs(
    ctx,
    id,
    { id: null, name: 'test' },
    async ({ manager }) => {
      const within = await withinTransaction(ctx, manager);
      expect(await query(within, ONE, id, [])).toEqual([[1]]);
    },
    { nothingKept: true },
  );
  expect(count()).toBe(2);
});
