import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.js';
import { describeError, errorFacts } from './error-facts.js';
import { createLog } from './log.js';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error,
  );

describe('errors of the database', () => {
  test('tell what refused, and no value', async () => {
    const database = await openTestDatabase();
    const sql = 'INSERT INTO users (username, role, password_hash) VALUES ($1, $2, $3)';
    const failures = await Promise.all([
      failureOf(database.dataSource.query(sql, ['marigold', 'no such role', 'sealing wax'])),
      failureOf(database.pool.query(sql, ['marigold', 'staff', null])),
      failureOf(database.pool.query('SELECT $1::integer', ['sealing wax'])),
    ]);
    await database.close();
    const said = failures
      .map((failure) => `${describeError(failure)}\n${JSON.stringify(errorFacts(failure))}`)
      .join('\n');
    expect(said).not.toMatch(/marigold|sealing wax|no such role/);
    expect(errorFacts(failures[1])).toMatchObject({ code: '23502', table: 'users', column: 'password_hash' });
    expect(errorFacts(failures[2])).toMatchObject({
      code: '22P02',
      message: 'invalid input syntax for type integer: …',
    });
    expect(said).toContain('error-facts.test.ts');
  });
});

test('causes and the first of several errors are told, whatever else is not', () => {
  const cause = Object.assign(new Error('inner'), { parameters: ['secret'] });
  const error = new AggregateError([cause], 'outer', { cause });
  expect(errorFacts(error)).toMatchObject({
    type: 'AggregateError',
    message: 'outer',
    cause: { message: 'inner' },
    errors: [{ message: 'inner' }],
  });
  expect(describeError(error)).not.toContain('secret');
});

test('an error that is its own cause ends', () => {
  const error = new Error('round');
  error.cause = new Error('and round', { cause: error });
  expect(describeError(error)).toMatch(/round[^]*and round/);
});

test('what is thrown and no error is not shown', () => {
  expect(describeError('a password')).toBe('string: what was thrown is no error');
});

test('the log writes an error by its facts alone, as a field or by itself', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += line) });
  const error = Object.assign(new Error('broke'), { parameters: ['secret'] });
  log.error({ err: error }, 'a field');
  log.error(error);
  expect(written).not.toContain('secret');
  expect(written.match(/"message":"broke"/g)).toHaveLength(2);
});
