import { allow } from '../../lib/fields/allow-list.js';
import { flag, optionalDate, requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a season is: a span of play of one sport. */
export abstract class SeasonFields extends EditableFields {
  @wholeNumber({ initial: null })
  sportId: number;

  @requiredText({ max: 200, description: 'For instance "Fall 2025".', input: 'Name, 1 to 200 characters.' })
  name: string;

  @optionalDate({ description: 'First day; null when it is not known.', input: 'First day.' })
  startDate: string | null;

  @optionalDate({
    description: 'Last day, inclusive; null when it is not known.',
    input: 'Last day, inclusive; not before the first.',
  })
  finishDate: string | null;

  @flag({
    initial: false,
    description: 'Whether the season is being played; pages of one season show the first active one.',
    input: 'Whether it is being played; any number of seasons may be. Default for a new one: false.',
  })
  active: boolean;
}

/** What people may enter of a season. */
export const SEASON_INPUT = allow(SeasonFields, {
  required: ['name'],
  optional: ['startDate', 'finishDate', 'active'],
});
