import { expect, test } from 'vitest';
import { PRIVATE_PATHS } from '@/app/private-paths';
import { ALL_ITEMS, currentItem, GROUPS, NARROW, visibleItems } from './sidebar-items';

test.each([
  ['/dashboard/seasons', 'Dashboard'],
  ['/dashboard/seasons/3/leagues/4/teams/5', 'Dashboard'],
  ['/season/3', 'Dashboard'],
  ['/dashboard/seasons/import', 'Import'],
  ['/fab/standings', 'Standings'],
  ['/leagues/2', 'Leagues'],
  ['/teamlist', 'Teams'],
  ['/teams/2', 'Teams'],
  ['/players/7', 'All Players'],
  ['/dashboard/players/7', 'All Players'],
  ['/player/7/stats', 'All Players'],
  ['/pages', 'Pages'],
  ['/pages/4', 'Pages'],
  ['/pages/look', 'Appearance'],
  ['/games/9', 'Schedule'],
  ['/statsx', undefined],
])('%s belongs to %s', (path, label) => {
  expect(currentItem(path)?.label()).toBe(label);
});

test('every private path with a list belongs to an entry', () => {
  const lost = PRIVATE_PATHS.filter((path) => currentItem(path) === null && path !== '/dashboard');
  expect(lost).toEqual([]);
});

test('a narrow window has the same entries, but for the import', () => {
  const narrow = [...NARROW.main, ...NARROW.settings, ...NARROW.platform].map(({ label }) => label());
  expect(narrow.toSorted()).toEqual(
    ALL_ITEMS.map(({ label }) => label())
      .filter((label) => label !== 'Import')
      .toSorted(),
  );
});

test('staff see no entry of owners or of the platform', () => {
  const labels = (role: 'staff' | 'org_owner' | 'super_admin') =>
    GROUPS.map(({ items }) =>
      visibleItems(items, { id: '1', username: 'a', role, organizationId: '1', theme: 'light' }).map(({ label }) =>
        label(),
      ),
    );
  expect(labels('staff').slice(2)).toEqual([['Navigation links', 'Businesses'], []]);
  expect(labels('org_owner').slice(2)).toEqual([
    ['Appearance', 'Pages', 'Navigation links', 'Businesses', 'API keys', 'Webhooks', 'Audit trail'],
    [],
  ]);
  expect(labels('super_admin')[3]).toEqual(['Organizations']);
});
