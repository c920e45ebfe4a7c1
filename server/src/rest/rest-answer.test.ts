import { expect, test } from 'vitest';
import { restFailure } from './rest-answer.js';
import { routes } from './routes.js';

const told = (status: number, documented?: string): unknown => {
  const { body } = restFailure({ status, code: 'X', message: 'The words of the server.' }, documented);
  return (JSON.parse(body.toString()) as { message: string }).message;
};

test('a failure without words of its own has the documented ones, any other its own', () => {
  expect(told(500, 'Failed to delete user')).toBe('Failed to delete user');
  expect(told(409, 'Failed to delete user')).toBe('The words of the server.');
  expect(told(500)).toBe('The words of the server.');
});

test('the endpoints whose failures are documented say so', () => {
  expect(
    routes.flatMap(({ method, path, failure }) => (failure === undefined ? [] : [[`${method} ${path}`, failure]])),
  ).toEqual([
    ['POST /api/admin/organizations', 'Failed to create user'],
    ['DELETE /api/users/{id}', 'Failed to delete user'],
  ]);
});
