import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { NotSignedIn, PlaysRefused, ServerFailed } from '../keeping/send-plays';
import { reasonOf } from './use-send-plays';

const told = (code: string, errors: readonly { field: string; message: string }[] = []) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'No.', extensions: { code, errors } }] });
const answered = (status: number) =>
  new ServerError('No.', { response: new Response('', { status }), bodyText: '<h1>No.</h1>' });

test('the queue hears whether the server said no, failed, or was not there', () => {
  expect(reasonOf(told('INTERNAL_SERVER_ERROR'))).toBeInstanceOf(ServerFailed);
  expect(reasonOf(answered(500))).toBeInstanceOf(ServerFailed);
  for (const passing of [told('SERVICE_UNAVAILABLE'), answered(502), new TypeError('Failed to fetch')])
    expect(reasonOf(passing)).toBe(passing);
  expect(reasonOf(told('UNAUTHENTICATED'))).toBeInstanceOf(NotSignedIn);
  const refused = reasonOf(told('VALIDATION_FAILED', [{ field: 'plays.3.playerId', message: 'Not on the roster.' }]));
  expect(refused).toBeInstanceOf(PlaysRefused);
  expect(refused).toMatchObject({ message: 'Not on the roster.', wrong: [3] });
});
