import { expect, test } from 'vitest';
import { pathAfterSwitch } from './path-after-switch';

test.each([
  ['/teamList', '/teamList'],
  ['/dashboard/seasons', '/dashboard/seasons'],
  ['/dashboard/seasons/import', '/dashboard/seasons/import'],
  ['/dashboard/seasons/12', '/dashboard/seasons'],
  ['/dashboard/seasons/12/leagues/3/teams/4', '/dashboard/seasons'],
  ['/player/7/stats', '/dashboard/seasons'],
  ['/pages/9', '/dashboard/seasons'],
])('from %s to %s', (from, to) => {
  expect(pathAfterSwitch('1', { pathname: from, search: '?state=active' })).toBe(to);
});

test('who acted for none gets what the address asks for', () => {
  const address = { pathname: '/games/12', search: '?box=compact' };
  expect(pathAfterSwitch(null, address)).toBe('/games/12?box=compact');
});
