import { allow } from '../../lib/fields/allow-list.js';
import { flag, requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a division of a season is. */
export abstract class DivisionFields extends EditableFields {
  @wholeNumber({ initial: null })
  seasonId: number;

  @requiredText({ max: 200, description: 'For instance "Gold".', input: 'Name, 1 to 200 characters.' })
  name: string;

  @wholeNumber({ description: "Its place among the season's divisions." })
  position: number;

  @wholeNumber({
    initial: 1,
    min: 1,
    max: 9,
    description:
      'Most games of a match of its bracket: 1, or 3 to 9 for a series, of which more than half have to be won.',
    input: 'Most games of a match of its bracket: 1, 3, 5, 7 or 9.',
  })
  bestOf: number;

  @flag({
    initial: false,
    description:
      'Whether the losers of the semifinals play for third place. It says nothing of a double elimination, where who loses the last match of the losers’ bracket is third.',
    input: 'Whether the losers of the semifinals play for third place.',
  })
  thirdPlace: boolean;
}

/** What people may enter of a division. */
export const DIVISION_INPUT = allow(DivisionFields, { required: ['name'], optional: ['bestOf', 'thirdPlace'] });
