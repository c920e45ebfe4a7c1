import { expect, test } from 'vitest';
import { type FollowLink, followToken, isSigned, readFollowToken } from './follow-token.js';

const KEY = 'k'.repeat(32);
const ANA = Buffer.from('ana');
const LINK: FollowLink = {
  kind: 'confirm',
  organizationId: 12,
  followerId: 345,
  wantsResults: true,
  endsAt: 1_790_000_000_000,
};

test('a link says what it does, and for whom', () => {
  const token = followToken(LINK, ANA, KEY);
  expect(readFollowToken(token)).toEqual(LINK);
  expect(isSigned(token, ANA, KEY)).toBe(true);
  expect(token).toMatch(/^[\w-]+$/);
});

test('whoever changes anything of it, or has another key or address, has no link', () => {
  const token = followToken(LINK, ANA, KEY);
  expect(isSigned(token, Buffer.from('bob'), KEY)).toBe(false);
  expect(isSigned(token, ANA, 'x'.repeat(32))).toBe(false);
  for (const changed of [
    token.replace('c-', 'u-'),
    token.replace('-12-', '-13-'),
    token.replace('-345-', '-346-'),
    token.replace('-1-', '-0-'),
    token.replace('1790', '1791'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ]) {
    expect(changed).not.toBe(token);
    expect(isSigned(changed, ANA, KEY)).toBe(false);
  }
  expect(readFollowToken('c-1-2-1-3-short')).toBeNull();
  // A number that no row can have.
  expect(readFollowToken(token.replace('-345-', '-9999999999-'))).toBeNull();
  expect(readFollowToken(token.replace('-12-', '-0-'))).toBeNull();
  expect(readFollowToken('')).toBeNull();
});
