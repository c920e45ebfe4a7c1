import { allow } from '../../lib/fields/allow-list.js';
import { optionalText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a player's place on the roster of a season-league team is. */
export abstract class RosterEntryFields extends EditableFields {
  @wholeNumber({ initial: null })
  seasonLeagueTeamId: number;

  @wholeNumber({ initial: null })
  playerId: number;

  @optionalText({
    max: 10,
    description:
      'Number on the jersey, as written for this season; null when it was not. Screens show `shownJerseyNumber`.',
    input: 'Number on the jersey, at most 10 characters.',
  })
  jerseyNumber: string | null;

  @optionalText({
    max: 50,
    description: 'Position in the team, for instance "PG", as written for this season. Screens show `shownPosition`.',
    input: 'Position in the team, at most 50 characters.',
  })
  position: string | null;
}

/** What people may enter of a roster entry. */
export const ROSTER_ENTRY_INPUT = allow(RosterEntryFields, { required: [], optional: ['jerseyNumber', 'position'] });
