import { expect, test } from 'vitest';
import { analyticsOf, inputOf, lines, NEW_ORGANIZATION, valuesOf } from './organization-values';

test('lines that say nothing are left out', () => {
  expect(lines(' one \n\n two\n')).toEqual(['one', 'two']);
});

test.each([
  ['fab.example G-AB12', { 'fab.example': 'G-AB12' }],
  ['fab.example=G-1\nlocalhost, G-2', { 'fab.example': 'G-1', localhost: 'G-2' }],
  ['', {}],
  ['fab.example', null],
  ['fab.example G-1 G-2', null],
])('measurement ids of %j', (text, expected) => {
  expect(analyticsOf(text)).toEqual(expected);
});

test('a new organization leaves slug and logo to the server unless they are given', () => {
  const input = inputOf({ ...NEW_ORGANIZATION, name: 'Aces', domains: 'aces.example\nwww.aces.example' });
  expect(input).toMatchObject({
    name: 'Aces',
    domains: ['aces.example', 'www.aces.example'],
    venueOrder: [],
    analyticsIds: {},
  });
  expect(input).not.toHaveProperty('slug');
  expect(input).not.toHaveProperty('logo');
});

test('taking the logo away is told apart from leaving it', () => {
  expect(inputOf({ ...NEW_ORGANIZATION, logo: null })).toHaveProperty('logo', null);
});

test('a form that nobody touched sends what was there', () => {
  const organization = {
    ...NEW_ORGANIZATION,
    id: '4',
    version: 3,
    name: 'NBA',
    slug: 'nba',
    domain: 'nba.localhost',
    domains: ['nba.localhost'],
    logoUrl: null,
    venueOrder: ['A', 'B'],
    facebookUrl: null,
    instagramUrl: null,
    youtubeUrl: null,
    customPageUrl: null,
    sports: [{ id: '1', name: 'Basketball' }],
    users: [],
    settings: {
      formerSlugs: ['pro'],
      ownersManageStaff: true,
      analyticsIds: { localhost: 'G-1' },
      analyticsSkipSlugPath: true,
    },
  };
  expect(inputOf(valuesOf(organization))).toMatchObject({
    slug: 'nba',
    formerSlugs: ['pro'],
    domains: ['nba.localhost'],
    venueOrder: ['A', 'B'],
    sportIds: ['1'],
    analyticsIds: { localhost: 'G-1' },
    ownersManageStaff: true,
    analyticsSkipSlugPath: true,
  });
});
