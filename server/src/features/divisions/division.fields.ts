import { allow } from '../../lib/fields/allow-list.js';
import { requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a division of a season is. */
export abstract class DivisionFields extends EditableFields {
  @wholeNumber({ initial: null })
  seasonId: number;

  @requiredText({ max: 200, description: 'For instance "Gold".', input: 'Name, 1 to 200 characters.' })
  name: string;

  @wholeNumber({ description: "Its place among the season's divisions." })
  position: number;
}

/** What people may enter of a division. */
export const DIVISION_INPUT = allow(DivisionFields, { required: ['name'], optional: [] });
