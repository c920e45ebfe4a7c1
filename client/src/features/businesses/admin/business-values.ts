import type { CreateBusinessInput, SignupStatus } from '@/graphql/schema.generated';
import type { EditableBusinessFragment } from './businesses.generated';

/** The fields of one line. */
const TEXTS = [
  'phone',
  'email',
  'website',
  'location',
  'facebook',
  'instagram',
  'season',
  'nextSeason',
  'signupDeadline',
  'cost',
  'skillLevel',
] as const;

/** The fields of several choices. */
const LISTS = ['categories', 'sports', 'states', 'cities'] as const;

/** The form of a business as its controls hold it. */
export type BusinessValues = Record<'name' | (typeof TEXTS)[number], string> &
  Record<(typeof LISTS)[number], string[]> & { signupStatus: SignupStatus };

/** Fields that complaints belong to. */
export const BUSINESS_FIELDS = ['name', ...TEXTS, ...LISTS, 'signupStatus'] as const;

/** What the form begins with; null for a new one. */
export function businessValues(business: EditableBusinessFragment | null): BusinessValues {
  return {
    name: business?.name ?? '',
    ...(Object.fromEntries(TEXTS.map((field) => [field, business?.[field] ?? ''])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    ...(Object.fromEntries(LISTS.map((field) => [field, [...(business?.[field] ?? [])]])) as Record<
      (typeof LISTS)[number],
      string[]
    >),
    signupStatus: business?.signupStatus ?? 'ACTIVE',
  };
}

/** What the server is told: trimmed, blank is nothing. */
export function businessInput(values: BusinessValues): CreateBusinessInput {
  return {
    name: values.name.trim(),
    ...Object.fromEntries(TEXTS.map((field) => [field, values[field].trim() || null])),
    categories: values.categories,
    sports: values.sports,
    states: values.states,
    cities: values.cities,
    signupStatus: values.signupStatus,
  };
}
