import { expect, test } from 'vitest';
import { type BusinessFilters, filteredBusinesses, optionsOf } from './business-filter';
import type { ListedBusinessFragment } from './business-listing.generated';

const none: BusinessFilters = { search: '', city: '', sport: '', category: '', open: '' };
const business = (name: string, given: Partial<ListedBusinessFragment>): ListedBusinessFragment => ({
  id: name,
  name,
  phone: null,
  email: null,
  website: null,
  instagram: null,
  facebook: null,
  location: null,
  cities: [],
  states: [],
  sports: [],
  categories: [],
  season: null,
  nextSeason: null,
  signupStatus: 'ACTIVE',
  signupDeadline: null,
  cost: null,
  skillLevel: null,
  ...given,
});
const all = [
  business('Courtside', {
    cities: ['Irvine'],
    sports: ['basketball'],
    categories: ['adult', 'youth'],
    location: 'Rec Center',
  }),
  business('Nights', {
    cities: ['Tustin', 'Irvine'],
    sports: ['tennis'],
    categories: ['co-ed'],
    signupStatus: 'CLOSED',
  }),
];

test.each([
  [{}, ['Courtside', 'Nights']],
  [{ search: ' tustin ' }, ['Nights']],
  [{ search: 'REC' }, ['Courtside']],
  [{ city: 'Irvine' }, ['Courtside', 'Nights']],
  [{ city: 'Irvine', sport: 'tennis' }, ['Nights']],
  [{ category: 'youth' }, ['Courtside']],
  [{ open: '1' }, ['Courtside']],
  [{ open: '1', sport: 'tennis' }, []],
])('%o', (filters, expected) => {
  expect(filteredBusinesses(all, { ...none, ...filters }).map(({ name }) => name)).toEqual(expected);
});

test('options are what is there, once', () => {
  expect(optionsOf(all, 'cities')).toEqual([
    { value: 'Irvine', label: 'Irvine' },
    { value: 'Tustin', label: 'Tustin' },
  ]);
  expect(optionsOf(all, 'categories').map(({ label }) => label)).toEqual(['Adult', 'Co-ed', 'Youth']);
});
