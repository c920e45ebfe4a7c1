import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { CalendarDate } from '../../lib/scalars.js';
import { GameProgress, GameState, SortDirection } from './game.enums.js';

/** Which games a list has. All conditions hold at once. */
@InputType({
  description:
    'Which games a list has; all conditions hold at once. An id that the organization does not have gives an empty list.',
})
export class GameFilter {
  @Field(() => ID, { nullable: true, description: 'Games of this season.' })
  seasonId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Games of the first active season: the one that started last.' })
  inActiveSeason?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Games of this league, in any season.' })
  leagueId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Games of this season league.' })
  seasonLeagueId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Bracket games of this division.' })
  divisionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Games of this team, at home or away.' })
  teamId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Games of the teams on whose rosters this player is.' })
  playerId?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Games on this date.' })
  date?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Games on this date or later.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Games on this date or earlier.' })
  to?: string | null;

  @Field(() => GameState, { nullable: true, description: 'Scheduled or completed games.' })
  state?: GameState | null;

  @Field(() => Boolean, { nullable: true, description: 'Games with (or without) both final scores.' })
  hasScore?: boolean | null;

  @Field(() => GameProgress, {
    nullable: true,
    description: 'Games without a result that are to be played, or whose day is over.',
  })
  progress?: GameProgress | null;
}

/** What a list of games is asked with, beside its filter. */
@ArgsType()
export class OrderedGamesArgs extends ConnectionArgs {
  @Field(() => SortDirection, {
    nullable: true,
    defaultValue: SortDirection.ASC,
    description: 'Order by date, time and id. A game without date or time counts as later than those that have one.',
  })
  order!: SortDirection | null;
}

/** What the list of an organization's games is asked with. */
@ArgsType()
export class GamesArgs extends OrderedGamesArgs {
  @Field(() => GameFilter, { nullable: true, description: 'Which games; without it all.' })
  filter?: GameFilter | null;
}
