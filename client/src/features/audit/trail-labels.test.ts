import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { actionName, changedValue, fieldName, thingName, thingOptions, valueWords, verbOptions } from './trail-labels';

test.each([
  ['season.update', 'Season changed'],
  ['season_league.reorder', 'League in a season put into a new order'],
  ['user.password', 'User given a new password'],
  ['user.sign-in', 'User signed in'],
  ['user.sign-in-failed', 'User not signed in: wrong name, password or site'],
  ['undo', 'Undone'],
  ['new_thing.do_it', 'New thing do it'],
])('%s reads %s', (action, expected) => {
  expect(actionName(action)).toBe(expected);
});

test.each([
  ['showInNavbar', 'Visibility'],
  ['home_team_id', 'Home team'],
  ['name', 'Name'],
])('the field %s reads %s', (field, expected) => {
  expect(fieldName(field)).toBe(expected);
});

test.each([
  [
    [
      { id: 7, name: 'Bo Baker', importKey: null },
      { id: 8, name: 'Cy Cole' },
    ],
    'Bo Baker, Cy Cole',
  ],
  [null, '–'],
  ['', '–'],
  [[], '–'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0'],
  ['Aces', 'Aces'],
  [['a', 'b'], 'a, b'],
  [{ kept: 0, same: 0, added: 774, changed: 2 }, '774 added, 2 changed'],
  [{ added: 0, kept: 0 }, 'nothing'],
  [{ street: 'Main Street', zip: null }, 'street Main Street'],
  [{}, '–'],
])('the value %j reads %s', (value, expected) => {
  expect(valueWords(value)).toBe(expected);
});

test('things that nobody named are named by their own word', () => {
  expect(thingName('live_operation')).toBe('Live operation');
});

test.each([
  ['role', 'org_owner', 'Organization Owner', 'Propietario de la organización'],
  ['status', 'in_progress', 'In progress', 'En juego'],
  ['status', 'closed', 'closed', 'closed'],
  ['name', 'staff', 'staff', 'staff'],
  ['status', null, '–', '–'],
  ['date', '2025-11-22', 'Nov 22, 2025', '22 nov 2025'],
  ['time', '19:05', '7:05 PM', '7:05 p. m.'],
])('of the field %s the value %s is called as on its screens', (field, value, english, spanish) => {
  expect(changedValue(field, value)).toBe(english);
  inLanguage('es', () => expect(changedValue(field, value)).toBe(spanish));
});

test('what ids say nothing of is called by a word of the language, other things by their names, and moments are said', () => {
  const picture = () => changedValue('logoUploadId', 7, 'a picture');
  expect([picture(), changedValue('teamId', 7, 'Aces'), changedValue('logoUploadId', null)]).toEqual([
    'a picture',
    'Aces',
    '–',
  ]);
  inLanguage('es', () => expect(picture()).toBe('una imagen'));
  expect(changedValue('publishedAt', '2026-11-28T20:26:09.246Z')).toMatch(/^Nov 2[89], 2026, \d+:\d\d [AP]M$/);
});

test('everything that the server writes into the trail has a name in both languages, and a place in the filter', () => {
  const features = fileURLToPath(new URL('../../../../server/src/features', import.meta.url));
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(features, file), 'utf8'))
    .filter((source) => /recordAudit|createRow|updateRow|reorderList/.test(source));
  const found = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, word]) => word!));
  const things = new Set(found(/(?:entityType:|const ENTITY =) '([a-z_]+)'/g));
  const verbs = new Set(found(/\baction(?::| =) '(?:[a-z_]+\.)?([a-z_-]+)'/g));
  verbs.delete('undo');
  expect(things.size).toBeGreaterThan(20);
  expect(verbs.size).toBeGreaterThan(20);
  const known = (options: readonly { value: string }[]) => options.map(({ value }) => value);
  expect([...things].filter((thing) => !known(thingOptions()).includes(thing))).toEqual([]);
  expect([...verbs].filter((verb) => !known(verbOptions()).includes(verb))).toEqual([]);
});
