import { businessOptions } from '../../domain/businesses/business-options.js';
import { allow } from '../../lib/fields/allow-list.js';
import { optionalDate, optionalEmail, optionalText, optionalUrl, requiredText, texts } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';
import { checkWords } from './business-words.js';

/** What a business listing of an organization is. */
export abstract class BusinessFields extends EditableFields {
  @requiredText({ max: 200, description: 'Its name.', input: 'Name, 1 to 200 characters.' })
  name: string;

  @optionalText({
    max: 50,
    description: 'Telephone number, as written.',
    input: 'Telephone number, at most 50 characters.',
  })
  phone: string | null;

  @optionalEmail({ description: 'E-mail address.', input: 'E-mail address.' })
  email: string | null;

  @optionalUrl({
    description: 'Address of its site.',
    input: 'Address of its site, beginning with https:// or http://.',
  })
  website: string | null;

  @texts({
    column: 'city',
    description: 'Cities.',
    input: 'Cities.',
    check: (check, values) => checkWords(check, 'cities', values),
  })
  cities: string[];

  @texts({
    column: 'state',
    description: 'States.',
    input: 'States.',
    check: (check, values) => checkWords(check, 'states', values),
  })
  states: string[];

  @optionalText({ max: 500, description: 'Where it is.', input: 'Where it is, at most 500 characters.' })
  location: string | null;

  @optionalUrl({ description: 'Address of its page on Facebook.', input: 'Address of its page on Facebook.' })
  facebook: string | null;

  @optionalUrl({ description: 'Address of its page on Instagram.', input: 'Address of its page on Instagram.' })
  instagram: string | null;

  @texts({
    column: 'sport',
    description: 'Sports: basketball, baseball, tennis, volleyball.',
    input: 'Sports, of those that `businessOptions` offers.',
    check: (check, values) => checkWords(check, 'sports', values, businessOptions().sports),
  })
  sports: string[];

  @texts({
    column: 'category',
    description: 'Categories: men, women, adult, youth, co-ed.',
    input: 'Categories, of those that `businessOptions` offers.',
    check: (check, values) => checkWords(check, 'categories', values, businessOptions().categories),
  })
  categories: string[];

  @optionalText({
    max: 200,
    description: 'The season that is running.',
    input: 'The season that is running, at most 200 characters.',
  })
  season: string | null;

  @optionalText({
    max: 200,
    description: 'The season after that.',
    input: 'The season after that, at most 200 characters.',
  })
  nextSeason: string | null;

  @optionalDate({ description: 'Last day to sign up.', input: 'Last day to sign up.' })
  signupDeadline: string | null;

  @optionalText({ max: 200, description: 'What it costs.', input: 'What it costs, at most 200 characters.' })
  cost: string | null;

  @optionalText({ max: 200, description: 'For whom it is.', input: 'For whom it is, at most 200 characters.' })
  skillLevel: string | null;
}

/** What people may enter of a business; the service adds whether it takes sign-ups. */
export const BUSINESS_INPUT = allow(BusinessFields, {
  required: ['name'],
  optional: [
    'phone',
    'email',
    'website',
    'cities',
    'states',
    'location',
    'facebook',
    'instagram',
    'sports',
    'categories',
    'season',
    'nextSeason',
    'signupDeadline',
    'cost',
    'skillLevel',
  ],
});
