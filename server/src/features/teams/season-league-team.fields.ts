import { allow } from '../../lib/fields/allow-list.js';
import { flag, optionalNumber, optionalText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a team in one season league has of its own there. */
export abstract class SeasonLeagueTeamFields extends EditableFields {
  @wholeNumber({ initial: null })
  seasonLeagueId: number;

  @wholeNumber({ initial: null })
  teamId: number;

  @optionalNumber({})
  captainPlayerId: number | null;

  /** As typed by the administrators; null shows as "-". What is shown is worked out beside the standings. */
  @optionalNumber({ min: 1, max: 10_000, input: 'Rank within the league, 1 to 10000; null shows as "-".' })
  rank: number | null;

  /** Drawn at random, and kept until lots are drawn again. */
  @optionalNumber({
    description:
      'The lot that it drew, where the league orders level teams by lots: the lower one is first. Null before the draw.',
  })
  lot: number | null;

  @flag({
    initial: false,
    description: 'Whether the team has left the league during the season.',
    input: 'Whether the team has left the league during the season.',
  })
  withdrawn: boolean;

  /** As stored, of a captain who is no player of the organization. */
  @optionalText({
    max: 200,
    description: 'Name of the captain (or coach), of a player or entered as text.',
    input: 'Name of a captain who is no player. Counts only without captainPlayerId, and takes the place of a player.',
  })
  captainName: string | null;
}

/** What people may enter of a team in its season league; its name and logo are the team's. */
export const SEASON_LEAGUE_TEAM_INPUT = allow(SeasonLeagueTeamFields, {
  required: [],
  optional: ['rank', 'withdrawn', 'captainName'],
});
