import { LONGEST_FORMULA } from '../../domain/stats/formula/formula.js';
import { allow } from '../../lib/fields/allow-list.js';
import { flag, optionalText, requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a statistic of an organization's sport is. */
export abstract class StatDefinitionFields extends EditableFields {
  @wholeNumber({ initial: null })
  sportId: number;

  @requiredText({
    max: 100,
    description: 'For instance "Points".',
    input: 'Name, 1 to 100 characters. Only of a statistic of its own.',
  })
  name: string;

  @requiredText({
    max: 10,
    description: 'For instance "PTS"; unique within the organization\'s sport.',
    input:
      'Abbreviation, 1 to 10 characters, unique within the sport in any case. Formulas that mention the statistic follow. Only of a statistic of its own.',
  })
  abbreviation: string;

  @optionalText({
    max: LONGEST_FORMULA,
    description:
      "What a statistic of the organization's own follows from, for instance `PTS + 1.2 * REB - TO`; null of one that is entered, and of the sport's own.",
    input:
      'What it follows from, at most 200 characters: numbers, abbreviations, `+ - * /` and parentheses. Needed unless it is counted. Only of a statistic of its own.',
  })
  formula: string | null;

  @wholeNumber({ description: "Its place among the sport's statistics." })
  position: number;

  @flag({
    initial: false,
    description: 'Whether public tables leave it out.',
    input: 'Whether public tables leave it out. Values stay.',
  })
  hidden: boolean;
}

/** What people may enter of a new statistic, and what of one that is there. */
export const NEW_STATISTIC = allow(StatDefinitionFields, { required: ['name', 'abbreviation'], optional: ['formula'] });
export const CHANGED_STATISTIC = allow(StatDefinitionFields, {
  required: [],
  optional: ['name', 'abbreviation', 'formula', 'hidden'],
});
