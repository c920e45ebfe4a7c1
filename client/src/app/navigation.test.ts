import { expect, test } from 'vitest';
import { isCurrent, type NavigationItem, navigationItems } from './navigation';
import { publicPaths } from './paths';

const paths = publicPaths({ domain: null });
const link = (id: string, label: string, slug: string | null, url: string | null = null) => ({
  id,
  label,
  isExternal: url !== null,
  showInNavbar: true,
  slug,
  url,
});

/** 'Home /', 'Shop => https://…', and what is in a dropdown in brackets. */
function inShort(items: readonly NavigationItem[]): string[] {
  return items.map(
    ({ label, to, leaves, children }) =>
      `${label} ${leaves ? '=> ' : ''}${to}${children.length > 0 ? ` [${inShort(children).join(', ')}]` : ''}`,
  );
}

test.each([
  [
    'MAIN',
    [
      'Home /',
      'Registration /registration',
      'League info /leagueInfo',
      'Tournament /tournament',
      'Standings /teamList',
      'Schedule /schedule',
      'Players /playerList',
      'Leaderboard /leaderboard',
      'Youth /youth',
      'Join our team /ourTeam',
      'League footage /leagueFootage',
      'Contact /contact',
    ],
  ],
  ['SIMPLE', ['Home /', 'Players /players', 'Schedule /schedule', 'Standings /teamList']],
  ['YOUTH', ['Home /', 'Schedule /schedule', 'Standings /jTeamList', 'Players /playerList']],
] as const)('the built-in entries of %s', (navVariant, expected) => {
  expect(inShort(navigationItems({ navVariant, links: [] }, paths))).toEqual(expected);
});

test('own links follow the built-in entries, in their order', () => {
  const links = [
    link('1', 'Rules', 'rules'),
    link('2', 'Shop', null, 'https://shop.example/'),
    link('3', 'Start', null),
  ];
  expect(inShort(navigationItems({ navVariant: 'SIMPLE', links }, paths)).slice(4)).toEqual([
    'Rules /rules',
    'Shop => https://shop.example/',
    'Start /',
  ]);
});

test("an own link below a built-in entry's path stands in its dropdown", () => {
  const links = [
    link('1', 'Youth Center', 'youth/youth-center'),
    link('2', 'Past winners', 'Tournament/winners'),
    link('3', 'Youthful', 'youthful'),
  ];
  const items = navigationItems({ navVariant: 'MAIN', links }, paths);
  expect(inShort(items.filter(({ children }) => children.length > 0))).toEqual([
    'Tournament /tournament [Past winners /Tournament/winners]',
    'Youth /youth [Youth Center => /youth/youth-center]',
  ]);
  expect(inShort(items).at(-1)).toBe('Youthful /youthful');
});

test('without such an entry it stands for itself', () => {
  expect(
    inShort(navigationItems({ navVariant: 'SIMPLE', links: [link('1', 'Winners', 'tournament/winners')] }, paths)).at(
      -1,
    ),
  ).toBe('Winners /tournament/winners');
});

test('the domain parameter is carried on', () => {
  const [home] = navigationItems({ navVariant: 'YOUTH', links: [] }, publicPaths({ domain: 'nba.localhost' }));
  expect(home).toEqual({ label: 'Home', to: '/?domain=nba.localhost', leaves: false, children: [] });
});

test("hidden links, which administrators are given, stand in nobody's navigation", () => {
  const hidden = { ...link('1', 'Secret', 'secret'), showInNavbar: false };
  expect(inShort(navigationItems({ navVariant: 'SIMPLE', links: [hidden] }, paths))).toHaveLength(4);
});

test.each([
  ['/players', '/playerList', true],
  ['/playerList', '/players/7', true],
  ['/playerList?domain=a.example', '/player/7/stats', true],
  ['/teamList', '/JTeamList/', true],
  ['/teamList', '/standings', true],
  ['/jTeamList', '/standings/7', true],
  ['/teamList', '/teams/7/games', true],
  ['/schedule', '/games/7/plays', true],
  ['/schedule', '/GAMES', true],
  ['/youth', '/youth/camp', true],
  ['/', '/', true],
  ['/', '/schedule', false],
  ['/schedule', '/scheduled', false],
  ['/teamList', '/players', false],
  ['/inscripción', '/inscripci%C3%B3n', true],
])('the entry %s on %s is marked: %s', (to, pathname, isMarked) => {
  expect(isCurrent(to, pathname)).toBe(isMarked);
});
