import { allow } from '../../lib/fields/allow-list.js';
import { optionalText, textOrBlank } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';
import { LONGEST_NAME_PART } from './player-checks.js';

/** What a player is: the lasting identity over teams and seasons. Names leave through `toPlayers` alone. */
export abstract class PlayerFields extends EditableFields {
  @textOrBlank({
    max: LONGEST_NAME_PART,
    description:
      'First name, as the caller is shown it (see `Organization.playerNames`); may be empty when there is a last name.',
    input: 'First name, at most 100 characters; may be empty when there is a last name.',
    listed: true,
  })
  firstName: string;

  @textOrBlank({
    max: LONGEST_NAME_PART,
    description: 'Last name, as the caller is shown it; may be empty when there is a first name.',
    input: 'Last name, at most 100 characters; may be empty when there is a first name.',
    listed: true,
  })
  lastName: string;

  @optionalText({
    max: LONGEST_NAME_PART,
    description:
      'What people call the player, beside the name that the player is registered under: "Magic Johnson". Null when nobody says so, and for whoever is not shown full names.',
    input: 'What people call the player, at most 100 characters; null removes it.',
    listed: true,
  })
  knownAs: string | null;

  @optionalText({
    max: 5000,
    multiline: true,
    description: 'About the player, plain text.',
    input: 'About the player, plain text of at most 5000 characters; null removes it.',
  })
  bio: string | null;
}

/** What people may enter of a player. */
export const PLAYER_INPUT = allow(PlayerFields, {
  required: [],
  optional: ['firstName', 'lastName', 'knownAs', 'bio'],
});
