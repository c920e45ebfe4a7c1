import { expect, test } from 'vitest';
import { apiKeyValues, createInput, updateInput } from './api-key-values';
import type { EditableApiKeyFragment } from './api-keys.generated';

const KEY: EditableApiKeyFragment = {
  id: '4',
  name: 'Bot',
  prefix: 'cbk_000001abcd',
  scopes: ['READ', 'READ_MEMBERS', 'WRITE_GAMES'],
  origins: ['https://one.example', 'https://two.example'],
  isTest: false,
  testOrganization: null,
  madeBy: 'ana',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: new Date('2026-12-31T23:59:59').toISOString(),
  revokedAt: null,
  isValid: true,
  lastUsedAt: null,
  version: 3,
};

test('a key is shown as it is stored', () => {
  expect(apiKeyValues(KEY)).toEqual({
    name: 'Bot',
    scope: 'WRITE_GAMES',
    lastDay: '2026-12-31',
    origins: 'https://one.example\nhttps://two.example',
    isTest: false,
  });
});

test('a new key ends with its last day, and blank lines are no origins', () => {
  expect(
    createInput({
      name: ' Bot ',
      scope: 'READ',
      lastDay: '2026-12-31',
      origins: '\n https://one.example\n',
      isTest: true,
    }),
  ).toEqual({
    name: 'Bot',
    scopes: ['READ'],
    expiresAt: KEY.expiresAt,
    origins: ['https://one.example'],
    isTest: true,
  });
  expect(createInput({ ...apiKeyValues(null), name: 'x' })).toMatchObject({ expiresAt: null, origins: [] });
});

test('a change sends what differs alone', () => {
  const values = apiKeyValues(KEY);
  expect(updateInput(KEY, values)).toEqual({ expectedVersion: 3 });
  expect(updateInput(KEY, { ...values, lastDay: '', scope: 'READ' })).toEqual({
    scopes: ['READ'],
    expiresAt: null,
    expectedVersion: 3,
  });
});

test('a last day in a year of five digits is handed on, for the server to refuse it by its field', () => {
  const values = { ...apiKeyValues(null), name: 'x', lastDay: '20261-12-31' };
  expect(createInput(values).expiresAt).toBe('20261-12-31T23:59:59Z');
});
