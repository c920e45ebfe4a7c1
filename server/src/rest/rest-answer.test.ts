import { expect, test } from 'vitest';
import type { Failure } from '../http/failure.js';
import { restFailure } from './rest-answer.js';
import { routes } from './routes.js';

const told = (code: Failure['code'], documented?: string): unknown => {
  const { body } = restFailure({ status: 500, code, message: 'The words of the server.', requestId: 'r' }, documented);
  return (JSON.parse(body.toString()) as { message: string }).message;
};

test('a failure without words of its own has the documented ones, any other its own', () => {
  expect(told('INTERNAL_SERVER_ERROR', 'Failed to delete user')).toBe('Failed to delete user');
  expect(told('SERVICE_UNAVAILABLE', 'Failed to delete user')).toBe('The words of the server.');
  expect(told('CONFLICT', 'Failed to delete user')).toBe('The words of the server.');
  expect(told('INTERNAL_SERVER_ERROR')).toBe('The words of the server.');
});

test('the endpoints whose failures are documented say so', () => {
  expect(
    routes.flatMap(({ method, path, failure }) => (failure === undefined ? [] : [[`${method} ${path}`, failure]])),
  ).toEqual([
    ['POST /api/admin/organizations', 'Failed to create user'],
    ['DELETE /api/users/{id}', 'Failed to delete user'],
  ]);
});
