import { allow } from '../../lib/fields/allow-list.js';
import { requiredText } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a league is: the lasting identity over the seasons. */
export abstract class LeagueFields extends EditableFields {
  @requiredText({
    max: 200,
    description: 'For instance "D1" or "Irvine Tuesday".',
    input: 'Name, 1 to 200 characters, in every season.',
  })
  name: string;
}

/** What people may enter of a league. */
export const LEAGUE_INPUT = allow(LeagueFields, { required: ['name'], optional: [] });
