import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in';

test.each([
  ['', '/dashboard/seasons'],
  ['?next=%2Fpages%2F3', '/pages/3'],
  ['?next=%2Faudit%3Ftype%3Dteam%26search%3DA%2520b', '/audit?type=team&search=A%20b'],
  ['?next=https://evil.example', '/dashboard/seasons'],
  ['?next=//evil.example', '/dashboard/seasons'],
  ['?next=/%5Cevil.example', '/dashboard/seasons'],
  ['?next=/%09/evil.example', '/dashboard/seasons'],
  ['?next=javascript:alert(1)', '/dashboard/seasons'],
  ['?next=/login', '/dashboard/seasons'],
])('%j leads to %s', (search, path) => {
  expect(afterSignIn(search)).toBe(path);
});
