import { expect, test } from 'vitest';
import { documentDescription, documentTitle } from './heads';

test("a page's title is its own name, then the site's; the home page has the site's alone", () => {
  expect(documentTitle({ title: 'Standings' }, 'fab')).toBe('Standings · fab');
  expect(documentTitle({}, 'fab')).toBe('fab');
});

test('every description begins with the welcome', () => {
  expect(documentDescription({}, 'fab')).toBe('Welcome to fab');
  expect(documentDescription({ description: 'Standings of the season.' }, 'fab')).toBe(
    'Welcome to fab. Standings of the season.',
  );
  expect(documentDescription({ title: 'Play by play: Aces vs Bulls' }, 'fab')).toBe(
    'Welcome to fab. Play by play: Aces vs Bulls',
  );
});
