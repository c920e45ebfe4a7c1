import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../database/pool.js';
import { commandServices } from '../../cli/support/services.js';
import { readConfig } from '../../config.js';
import { openTestDatabase } from '../../testing/database.js';
import { unique } from '../../testing/factories.js';
import { countTry, forgetTries } from './sign-in-limit.service.js';

test('counting leaves no prepared statement behind, which another connection behind a pooler would not know', async () => {
  const database = await openTestDatabase();
  const pool = createPool({ url: database.url, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await database.close();
  });
  const services = commandServices(readConfig({}), { pool, dataSource: database.dataSource });
  const name = unique('somebody');
  for (let attempt = 1; attempt <= 10; attempt += 1) await countTry(services, name, '192.0.2.77');
  await expect(countTry(services, name, '192.0.2.77')).rejects.toThrow('Too many tries');
  await forgetTries(services, name, '192.0.2.77');
  await countTry(services, name, '192.0.2.77');
  expect((await pool.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([]);
});
