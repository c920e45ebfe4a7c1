import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QueryResult } from './query-result';

const failed = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Page not found.', extensions: { code } }] });
const shown = (error: unknown, missing?: string) =>
  renderToStaticMarkup(
    <QueryResult result={{ data: undefined, error, refetch: () => Promise.resolve() }} missing={missing}>
      {() => 'data'}
    </QueryResult>,
  );

test('what the server does not find is said to be missing, and is no failure to be tried again', () => {
  expect(shown(failed('NOT_FOUND'), 'There is none.')).toBe('There is none.');
  expect(shown(failed('NOT_FOUND'))).toContain('Try again');
  expect(shown(failed('INTERNAL_SERVER_ERROR'), 'There is none.')).toContain('Try again');
});
