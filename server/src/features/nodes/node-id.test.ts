import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeIdOf, readNodeId } from './node-id.js';

test('an id says type, organization and the id there', () => {
  // base64 of 'Team:3:41'
  expect(nodeIdOf({ type: 'Team', organizationId: 3, id: 41 })).toBe('VGVhbTozOjQx');
  expect(readNodeId('VGVhbTozOjQx')).toEqual({ type: 'Team', organizationId: 3, id: 41 });
});

test.each([
  ['nothing', ''],
  ['an id within an organization', '41'],
  ['padding, so that a thing would have two ids', 'VGVhbTozOjQ='],
  ['another spelling of the last letter of Team:3:4', 'VGVhbTozOjR'],
  ['a number that is none', Buffer.from('Team:3:041').toString('base64url')],
  ['a number that is too large', Buffer.from('Team:3:2147483648').toString('base64url')],
  ['no organization', Buffer.from('Team:41').toString('base64url')],
  ['more than it should', Buffer.from('Team:3:41:1').toString('base64url')],
  ['line ends', Buffer.from('Team:3:41\n').toString('base64url')],
])('%s is none', (_what, text) => {
  expect(readNodeId(text)).toBeNull();
});

test('any text is none, or the one spelling of its thing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[A-Z][a-z]{0,9}:\d{1,11}:\d{1,11}$/)),
      (text) => {
        for (const candidate of [text, Buffer.from(text).toString('base64url')]) {
          const key = readNodeId(candidate);
          expect(key && nodeIdOf(key)).toBe(key && candidate);
        }
      },
    ),
  );
});
