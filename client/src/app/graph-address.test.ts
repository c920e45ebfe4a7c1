import { expect, test } from 'vitest';
import { graphAddress } from './graph-address';

test.each([
  ['a visitor', null, '/graphql'],
  ['an administrator', { organizationId: '4' }, '/graphql?organization=4'],
  ['a super administrator who has chosen none', { organizationId: null }, '/graphql?organization=none'],
])('%s asks the graph for the organization of the page', (_who, user, address) => {
  expect(graphAddress(user)).toBe(address);
});
