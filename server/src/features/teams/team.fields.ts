import { allow } from '../../lib/fields/allow-list.js';
import { requiredText, texts } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';
import { checkSlots } from './team-slots.js';

/** What a team is: the lasting identity over leagues and seasons. */
export abstract class TeamFields extends EditableFields {
  @requiredText({ max: 200, description: "The team's name.", input: 'Name, 1 to 200 characters.', listed: 'team' })
  name: string;

  @texts({
    description: 'Times, HH:MM, at which the team never plays.',
    input: 'Times at which it never plays: HH:MM, 9:00 is read as 09:00.',
    check: checkSlots,
  })
  unavailableSlots: string[];
}

/** What people may enter of a team. */
export const TEAM_INPUT = allow(TeamFields, { required: ['name'], optional: ['unavailableSlots'] });
