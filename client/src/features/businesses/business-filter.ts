import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
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

const CATEGORIES: Readonly<Record<string, () => string>> = {
  men: () => t.businesses.for_men(),
  women: () => t.businesses.for_women(),
  adult: () => t.businesses.for_adults(),
  youth: () => t.businesses.for_youth(),
  'co-ed': () => t.businesses.for_all(),
};

/** A sport or a category as people call it; a city as it is. */
function saidAs(word: string): string {
  return CATEGORIES[word]?.() ?? sportName(word);
}

/** The same with a capital: 'co-ed' as 'Co-ed'. */
export function titled(word: string): string {
  const said = saidAs(word);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
