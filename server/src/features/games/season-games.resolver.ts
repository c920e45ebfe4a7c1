import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { CalendarDate } from '../../lib/scalars.js';
import { Season } from '../seasons/season.type.js';
import { listGameDates } from './game-dates.service.js';

/** What of a season's games its schedule's filters need. */
@Resolver(() => Season)
export class SeasonGamesResolver {
  @FieldResolver(() => [CalendarDate], { description: 'The dates on which it has games, each once, in order.' })
  gameDates(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<string[]> {
    return listGameDates(ctx, season.organizationId, season.id);
  }
}
