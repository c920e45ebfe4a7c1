import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { CalendarDate } from '../../lib/scalars.js';
import { Organization } from '../organizations/organization.type.js';
import { Season } from '../seasons/season.type.js';
import { listGameDates } from './game-dates.service.js';
import { Game } from './game.type.js';
import { dayOfSeason } from './season-day.service.js';
import { SeasonDay } from './season-day.type.js';
import { todayOf } from './today.service.js';

plainField(SeasonDay, 'games', () => [Game], { description: 'Its games, by time and id; at most a hundred.' });

/** What of a season's games its schedule's filters need. */
@Resolver(() => Season)
export class SeasonGamesResolver {
  @FieldResolver(() => [CalendarDate], { description: 'The dates on which it has games, each once, in order.' })
  gameDates(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<string[]> {
    return listGameDates(ctx, season.organizationId, season.id);
  }

  @FieldResolver(() => SeasonDay, {
    nullable: true,
    description:
      'The games of a day. Without one that at which a schedule opens: until six in the morning yesterday while one of its games is in progress, today if there are games, else the next day with games, else the last. Null for a season without dates.',
  })
  day(
    @Ctx() ctx: RequestContext,
    @Root() season: Season,
    @Arg('date', () => CalendarDate, { nullable: true, description: 'Which day; without it the one of now.' })
    date: string | null,
    @Arg('leagueId', () => ID, { nullable: true, description: 'Only games of this league.' }) leagueId: string | null,
    @Arg('teamId', () => ID, { nullable: true, description: 'Only games of this team.' }) teamId: string | null,
  ): Promise<SeasonDay | null> {
    return dayOfSeason(ctx, season.organizationId, season.id, { date, leagueId, teamId });
  }
}

/** The day that it is. */
@Resolver(() => Organization)
export class OrganizationTodayResolver {
  @FieldResolver(() => CalendarDate, { description: "Today's date in its time zone." })
  today(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<string> {
    return todayOf(ctx, organization.id);
  }
}
