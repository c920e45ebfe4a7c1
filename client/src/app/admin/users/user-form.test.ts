import { expect, test } from 'vitest';
import { createInput, offeredSports, updateInput, userValues } from './user-form';
import type { EditableUserFragment } from '@/features/users/users.generated';

const ann: EditableUserFragment = {
  id: '7',
  version: 3,
  username: 'ann',
  email: null,
  role: 'STAFF',
  editable: true,
  createdAt: '2025-10-04T12:00:00Z',
  invitation: null,
  organization: { id: '4', name: 'NBA' },
  sports: [{ id: '1', name: 'Basketball' }],
};

test('a new user without a password gets a temporary one from the server', () => {
  const input = createInput({ ...userValues(null, '4'), username: 'bob', email: ' ' });
  expect(input).toEqual({ username: 'bob', email: null, role: 'STAFF', sportIds: [], organizationId: '4' });
});

test('whoever is invited gets no password, whatever stood in its field', () => {
  const input = createInput({ ...userValues(null, '4', [], true), username: 'bob', password: 'typed before' });
  expect(input).toEqual({
    username: 'bob',
    email: null,
    role: 'STAFF',
    sportIds: [],
    organizationId: '4',
    invite: true,
  });
});

test('a change says only what was changed, and the version that it is based on', () => {
  expect(updateInput(ann, { ...userValues(ann, null), resetPassword: true })).toEqual({
    resetPassword: true,
    expectedVersion: 3,
  });
  expect(updateInput(ann, { ...userValues(ann, null), email: ' ann@club.example ', sportIds: [] })).toEqual({
    email: 'ann@club.example',
    sportIds: [],
    expectedVersion: 3,
  });
});

test('a super administrator keeps the role', () => {
  const boss: EditableUserFragment = { ...ann, role: 'SUPER_ADMIN', organization: null };
  expect(updateInput(boss, userValues(boss, null))).not.toHaveProperty('role');
});

test('a change names the organization only when it is another one', () => {
  expect(updateInput(ann, userValues(ann, null))).not.toHaveProperty('organizationId');
  expect(updateInput(ann, { ...userValues(ann, null), organizationId: '5' })).toMatchObject({ organizationId: '5' });
});

test('a form offers the sports of the organization, and those that the user has beside them', () => {
  const [basketball, tennis] = [
    { id: '1', name: 'Basketball' },
    { id: '2', name: 'Tennis' },
  ];
  expect(offeredSports(null, '4', [tennis!])).toEqual([tennis]);
  expect(offeredSports(ann, '4', [tennis!])).toEqual([tennis, basketball]);
  expect(offeredSports(ann, '5', [tennis!])).toEqual([tennis]);
});
