import { expect, test } from 'vitest';
import { editTarget } from './edit-target';
import { isPrivatePath } from './private-paths';
import { TENANT_ROUTES } from './public-routes';

test.each([
  ['/teams/3', '/teams/3'],
  ['/players/4/', '/players/4'],
  ['/player/4/stats', '/player/4/stats'],
  ['/games/5', '/games/5'],
  ['/games/5/plays', '/games/5/courtside'],
  ['/games', '/schedule'],
  ['/jteamlist', '/fab/standings'],
  ['/standings', '/fab/standings'],
  ['/standings/2', '/fab/standings?division=2'],
  ['/', '/pages?search=home'],
  ['/about', '/pages?search=about'],
  ['/rules/2025', '/pages?search=rules%2F2025'],
  ['/inscripci%C3%B3n', '/pages?search=inscripci%C3%B3n'],
  ['/leaderboard', null],
  ['/login', null],
])('%s is edited at %s', (path, target) => {
  expect(editTarget(path, 'org_owner')).toBe(target);
});

test('staff edit no pages of the organization', () => {
  expect([editTarget('/', 'staff'), editTarget('/about', 'staff'), editTarget('/teams/3', 'staff')]).toEqual([
    null,
    null,
    '/teams/3',
  ]);
});

test('every public page leads to a screen of the admin area, or to none', () => {
  for (const { path } of TENANT_ROUTES) {
    const target = editTarget(path.replaceAll(/:\w+/g, '7'), 'super_admin');
    expect([path, target === null || isPrivatePath(target.split('?')[0]!)]).toEqual([path, true]);
  }
});

test('of the pages of the product itself only the home page is one that the organization writes', () => {
  const written = TENANT_ROUTES.filter(({ path }) =>
    editTarget(path.replaceAll(/:\w+/g, '7'), 'org_owner')?.startsWith('/pages'),
  );
  expect(written.map(({ path }) => path)).toEqual(['/']);
});
