import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test, vi } from 'vitest';
import { failureOf, isConflict, messageOf } from './failure';
import { placeProblems, showFormErrors } from './form-errors';

function refused(message: string, extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] } as never);
}

test('complaints stand beside their fields, and lose the name that the label says', () => {
  const problems = [
    { field: 'slug', message: 'slug must be letters.' },
    { field: 'blocks[2].url', message: 'A picture needs an address.' },
    { field: 'elsewhere', message: 'Something else.' },
  ];
  expect(placeProblems(problems, ['slug', 'blocks'])).toEqual({
    placed: [
      ['slug', 'Must be letters.'],
      ['blocks', 'A picture needs an address.'],
    ],
    rest: ['Something else.'],
  });
});

test('the nearest field of a list gets the complaint', () => {
  const problems = [{ field: 'items[1].title', message: 'items[1].title is required.' }];
  expect(placeProblems(problems, ['items', 'items.1.title'])).toEqual({
    placed: [['items.1.title', 'Is required.']],
    rest: [],
  });
});

test('a field may have another name on the server', () => {
  expect(placeProblems([{ field: 'domain', message: 'Taken.' }], ['domains'], { domain: 'domains' }).placed).toEqual([
    ['domains', 'Taken.'],
  ]);
  const slot = { field: 'timeSlots.1.court', message: 'timeSlots.1.court must have at most 50 characters.' };
  expect(placeProblems([slot], ['slots'], { timeSlots: 'slots' }).placed).toEqual([
    ['slots', 'Must have at most 50 characters.'],
  ]);
});

test('a taken name is a complaint about its field, not a conflict of versions', () => {
  const taken = refused('This username is taken.', { code: 'CONFLICT', details: { field: 'username' } });
  expect(isConflict(taken)).toBe(false);
  const setError = vi.fn<(field: string, error: unknown, options: unknown) => void>();
  expect(showFormErrors(taken, setError as never, ['username'] as never[], 'Error creating user')).toBeNull();
  expect(setError).toHaveBeenCalledWith(
    'username',
    { type: 'server', message: 'This username is taken.' },
    { shouldFocus: true },
  );
});

test('a stale version is a conflict whose message is for the head of the form', () => {
  const stale = refused('Rules has been changed meanwhile by ann.', { code: 'CONFLICT', details: { version: 3 } });
  expect(isConflict(stale)).toBe(true);
  expect(showFormErrors(stale, vi.fn() as never, ['title'] as never[], 'Failed')).toBe(
    'Rules has been changed meanwhile by ann.',
  );
});

test('without an answer the fallback speaks', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ code: null, message: null, problems: [] });
  expect(messageOf(new TypeError('Failed to fetch'), 'Error deleting user')).toBe('Error deleting user');
});

test('what is not there any more is explained by what may have happened', () => {
  const setError = vi.fn();
  const gone = refused('Team not found.', { code: 'NOT_FOUND' });
  const said = 'Team not found. Somebody else may have deleted it meanwhile.';
  expect(showFormErrors(gone, setError, ['name'] as never[], 'Failed to update team')).toBe(said);
  const captain = refused('Player not found.', {
    code: 'NOT_FOUND',
    errors: [{ field: 'captainId', message: 'Player not found.' }],
  });
  expect(showFormErrors(captain, setError, ['captainId'] as never[], 'Failed to update team')).toBeNull();
});
