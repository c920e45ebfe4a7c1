import { expect, test } from 'vitest';
import { AppError } from './errors.js';
import { definedFields, InputCheck } from './validation.js';

function check<Value>(work: (check: InputCheck) => Value): Value | string[] {
  const input = new InputCheck();
  const value = work(input);
  try {
    input.finish();
    return value;
  } catch (error) {
    return ((error as AppError).errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  }
}

test.each([
  ['  Fall \t 2025 ', 'name: name must not hold control characters.'],
  [' Fall   2025 ', 'Fall 2025'],
  ['e\u0301', 'é'],
  ['🏀👨‍👩‍👧‍👦', '🏀👨‍👩‍👧‍👦'],
  ['רשימה עברית', 'רשימה עברית'],
  ['', 'name: name is required.'],
  ['\u200b\u200d', 'name: name is required.'],
  ['a\u0000b', 'name: name must not hold control characters.'],
  ['a\nb', 'name: name must not hold control characters.'],
  ['\u202egnp.exe', 'name: name must not hold control characters.'],
  ['a\u2066b', 'name: name must not hold control characters.'],
  ['Ana\u200f Reyes\u200e', 'Ana Reyes'],
  ['\ud800', 'name: name must not hold control characters.'],
  ['x'.repeat(10_000), 'name: name must have at most 200 characters; this has 10000.'],
])('the name %j', (value, expected) => {
  const answer = check((input) => input.name('name', value));
  expect(Array.isArray(answer) ? answer[0] : answer).toBe(expected);
});

test('lengths count characters as the database does', () => {
  expect(check((input) => input.name('name', '🏀'.repeat(200)))).toBe('🏀'.repeat(200));
  expect(check((input) => input.name('name', '🏀'.repeat(201)))).toEqual([
    'name: name must have at most 200 characters; this has 201.',
  ]);
});

test('absent stays absent, blank becomes null', () => {
  expect(
    check((input) => [
      input.name('a', undefined),
      input.text('b', undefined),
      input.text('c', '  '),
      input.url('d', ''),
      input.email('e', null),
    ]),
  ).toEqual([undefined, undefined, null, null, null]);
  expect(check((input) => input.name('a', null as string | null))).toEqual(['a: a is required.']);
  expect(definedFields({ a: 1, b: undefined, c: null })).toEqual({ a: 1, c: null });
});

test('texts of several lines keep them', () => {
  expect(check((input) => input.text('bio', ' one\r\ntwo ', { multiline: true }))).toBe('one\ntwo');
  expect(check((input) => input.text('bio', 'one\u0007', { multiline: true }))).toEqual([
    'bio: bio must not hold control characters.',
  ]);
});

test.each(['a@example.com', 'zoë+tag@müller.example', "o'neil@a.b.c"])('%s is an e-mail address', (value) => {
  expect(check((input) => input.email('email', value))).toBe(value);
});

test.each([
  'a',
  'a@b',
  '@example.com',
  'a b@example.com',
  'a@example..com',
  'a@example.com,b@example.com',
  '<a@example.com>',
  `${'x'.repeat(65)}@example.com`,
])('%s is none', (value) => {
  expect(check((input) => input.email('email', value))).toHaveLength(1);
});

test('a year of two digits is a slip', () => {
  expect(check((input) => [input.date('date', '0026-11-23')])).toEqual([
    'date: date is in the year 26: write the year with four digits.',
  ]);
  const others = ['1891-12-21', '2026-11-23', null, undefined];
  expect(check((input) => others.map((on) => input.date('date', on)))).toEqual(others);
});

test('all problems are named at once', () => {
  expect(
    check((input) => [
      input.name('name', ''),
      input.url('url', 'javascript:alert(1)'),
      input.integer('position', 1.5),
      input.names('tags', ['a', ''], { count: 5 }),
    ]),
  ).toEqual([
    'name: name is required.',
    'url: url must be a full address beginning with https:// or http://.',
    'position: position must be a whole number from 0 to 2147483647.',
    'tags: tags is required.',
  ]);
});

test('an address with a name or a password before its host is refused by that', () => {
  expect(
    check((input) => [
      input.url('url', 'https://user:secret@league.example/hook'),
      input.url('other', 'mailto:user@league.example'),
    ]),
  ).toEqual([
    'url: url must not have a name or a password before its host.',
    'other: other must be a full address beginning with https:// or http://.',
  ]);
});
