import { optionalDate, optionalText, optionalTime, optionalUrl } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';
import { allow } from '../../lib/fields/allow-list.js';

/**
 * When a game is, and its video. What is said of it in several fields at once (teams, place, result) stands in its
 * inputs.
 */
export abstract class GameFields extends EditableFields {
  @optionalDate({
    description: "Calendar date in the organization's time zone; null when it is not set yet.",
    input: "Calendar date in the organization's time zone; null: not set yet.",
  })
  date: string | null;

  @optionalTime({
    description: "Time of day in the organization's time zone; null when it is not set yet (TBD).",
    input: "Time of day, HH:MM, in the organization's time zone; 9:00 is read as 09:00, null: not set yet.",
  })
  time: string | null;

  @optionalText({
    max: 50,
    description: 'The court within the place; null where none is said.',
    input: 'The court within the place, at most 50 characters; null: none is said.',
  })
  court: string | null;

  @optionalUrl({
    description: 'Address of its video, as entered.',
    input: 'Address of its video, beginning with https:// or http://; one on YouTube is embedded. Null: none.',
  })
  videoUrl: string | null;
}

/** What people may enter of a game, beside its teams, its place and its result. */
export const GAME_INPUT = allow(GameFields, { required: [], optional: ['date', 'time', 'court', 'videoUrl'] });
