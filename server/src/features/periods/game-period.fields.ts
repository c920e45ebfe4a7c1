import { allow } from '../../lib/fields/allow-list.js';
import { flag, requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a period of games in an organization's sport is. A new one's kind follows from its name. */
export abstract class GamePeriodFields extends EditableFields {
  @wholeNumber({ initial: null })
  sportId: number;

  @requiredText({
    max: 60,
    description: 'For instance "Q1" or "OT1".',
    input:
      'Name, 1 to 60 characters, unique within the sport in any case. "OT…", "Overtime", "Inning 10" and up and "Extra inning" are overtimes, "Final" is the final.',
  })
  name: string;

  @wholeNumber({ description: "Its place among the sport's periods." })
  position: number;

  @flag({
    initial: false,
    description: 'Whether games leave it out.',
    input: 'Whether games leave it out. Scores stay.',
  })
  hidden: boolean;
}

/** What people may enter of a new period, and what of one that is there. */
export const NEW_PERIOD = allow(GamePeriodFields, { required: ['name'], optional: [] });
export const CHANGED_PERIOD = allow(GamePeriodFields, { required: [], optional: ['hidden'] });
