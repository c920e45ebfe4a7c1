import type { Option } from '@/ui/select';
import type { ListedBusinessFragment } from './business-listing.generated';

/** The names of the filters in the address. */
export const BUSINESS_FILTERS = ['search', 'city', 'sport', 'category', 'open'] as const;

/** Their values; '' filters nothing. */
export type BusinessFilters = Record<(typeof BUSINESS_FILTERS)[number], string>;

/** The businesses that pass every filter: a part of the name, the place or a city in any case, and the rest exactly. */
export function filteredBusinesses(
  businesses: readonly ListedBusinessFragment[],
  { search, city, sport, category, open }: BusinessFilters,
): ListedBusinessFragment[] {
  const wanted = search.trim().toLowerCase();
  return businesses.filter(
    (business) =>
      (wanted === '' ||
        [business.name, business.location ?? '', ...business.cities].some((text) =>
          text.toLowerCase().includes(wanted),
        )) &&
      (city === '' || business.cities.includes(city)) &&
      (sport === '' || business.sports.includes(sport)) &&
      (category === '' || business.categories.includes(category)) &&
      (open === '' || business.signupStatus === 'ACTIVE'),
  );
}

/** What a filter offers: every value that a business has, once, by name. */
export function optionsOf(
  businesses: readonly ListedBusinessFragment[],
  field: 'cities' | 'sports' | 'categories',
): Option[] {
  return [...new Set(businesses.flatMap((business) => business[field]))]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value, label: titled(value) }));
}

/** 'co-ed' as 'Co-ed'. */
export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
