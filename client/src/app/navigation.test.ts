import { expect, test } from 'vitest';
import { navigationItems } from './navigation';
import { publicPaths } from './paths';

const links = [
  { id: '1', label: 'Rules', isExternal: false, slug: 'rules', url: null },
  { id: '2', label: 'Shop', isExternal: true, slug: null, url: 'https://shop.example/' },
];

test('own links follow the built-in entries', () => {
  expect(navigationItems({ navVariant: 'SIMPLE', links }, publicPaths({ domain: null }))).toEqual([
    { label: 'Home', to: '/', isExternal: false },
    { label: 'Players', to: '/players', isExternal: false },
    { label: 'Schedule', to: '/schedule', isExternal: false },
    { label: 'Standings', to: '/teamList', isExternal: false },
    { label: 'Rules', to: '/rules', isExternal: false },
    { label: 'Shop', to: 'https://shop.example/', isExternal: true },
  ]);
});

test('the domain parameter is carried on', () => {
  const [home] = navigationItems({ navVariant: 'YOUTH', links: [] }, publicPaths({ domain: 'nba.localhost' }));
  expect(home).toEqual({ label: 'Home', to: '/?domain=nba.localhost', isExternal: false });
});
