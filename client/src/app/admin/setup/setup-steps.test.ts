import { expect, test } from 'vitest';
import { setupSteps } from './setup-steps';
import type { SetupFragment } from './setup-steps.generated';

const created: SetupFragment = {
  id: '7',
  name: 'Liga',
  slug: 'liga',
  logoUrl: null,
  theme: 'LIGHT',
  accent: '#1d4ed8',
  homeVariant: 'DEFAULT',
  seasons: [],
  activeSeason: null,
  page: null,
  games: { totalCount: 0 },
};
const league = (
  id: string,
  teamCount: number,
): NonNullable<SetupFragment['activeSeason']>['seasonLeagues'][number] => ({
  id: `sl${id}`,
  teamCount,
  league: { id, name: `League ${id}` },
});
const active = (...seasonLeagues: ReturnType<typeof league>[]): Partial<SetupFragment> => ({
  seasons: [{ id: '3' }],
  activeSeason: { id: '3', name: 'Fall', seasonLeagues },
});
const doneOf = (extra: Partial<SetupFragment>): string[] =>
  setupSteps({ ...created, ...extra }, 'org_owner').flatMap(({ id, done }) => (done ? [id] : []));

test('a new organization has everything before it, in this order', () => {
  expect(setupSteps(created, 'org_owner').map(({ id, done, to }) => [id, done, to])).toEqual([
    ['appearance', false, '/pages/look'],
    ['season', false, null],
    ['league', false, null],
    ['teams', false, null],
    ['publish', false, '/pages'],
  ]);
});

test('a logo, a colour or a home page is an appearance', () => {
  for (const chosen of [
    { logoUrl: '/uploads/1.webp' },
    { accent: '#15803d' },
    { theme: 'DARK' },
    { homeVariant: 'HERO' },
  ] as const)
    expect(doneOf(chosen)).toEqual(['appearance']);
});

test('a season counts once it is active; one that is not is led to', () => {
  expect(setupSteps({ ...created, seasons: [{ id: '3' }] }, 'org_owner')[1]).toMatchObject({
    done: false,
    to: '/dashboard/seasons/3',
    text: 'There is a season: make it active.',
  });
  expect(doneOf(active())).toEqual(['season']);
});

test('one team is not enough for a league; the league with the fewest is led to', () => {
  expect(doneOf(active(league('1', 1)))).toEqual(['season', 'league']);
  const steps = setupSteps({ ...created, ...active(league('1', 2), league('2', 0)) }, 'org_owner');
  expect(steps[3]).toMatchObject({ done: true, to: '/dashboard/seasons/3/leagues/2' });
});

test('a home page or a game is published', () => {
  expect(doneOf({ page: { id: '1' } })).toEqual(['publish']);
  expect(doneOf({ games: { totalCount: 1 } })).toEqual(['publish']);
});

test('staff are led through what they may do', () => {
  expect(setupSteps(created, 'staff').map(({ id, to }) => [id, to])).toEqual([
    ['season', null],
    ['league', null],
    ['teams', null],
    ['publish', '/schedule'],
  ]);
});
