import { allow } from '../../lib/fields/allow-list.js';
import { checkedText, requiredText, texts } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';
import { checkAbbreviation, checkColour } from './team-look.js';
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

  @checkedText({
    description: 'Its colour, #rrggbb; null: none of its own.',
    input: 'Its colour, such as #1d4ed8; null or blank: none of its own.',
    listed: true,
    check: checkColour,
  })
  colour: string | null;

  @checkedText({
    description: 'What it is called where there is no room, 2 to 4 letters and digits; null: letters of its name.',
    input: '2 to 4 letters and digits, such as MIL, in any case; null or blank: letters of its name.',
    listed: true,
    check: checkAbbreviation,
  })
  abbreviation: string | null;
}

/** What people may enter of a team. */
export const TEAM_INPUT = allow(TeamFields, {
  required: ['name'],
  optional: ['unavailableSlots', 'colour', 'abbreviation'],
});
