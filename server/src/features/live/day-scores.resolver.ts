import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { CalendarDate } from '../../lib/scalars.js';
import { Game } from '../games/game.type.js';
import { Organization } from '../organizations/organization.type.js';
import { dayScores } from './day-scores.service.js';

/** The games of one day, for whoever follows it. */
@Resolver(() => Organization)
export class OrganizationDayScoresResolver {
  @FieldResolver(() => [Game], {
    description:
      'The games of a day by time and id, at most 200: their status, final scores, and with `liveScore` the running ones. Made to be subscribed to.',
  })
  dayScores(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('date', () => CalendarDate, { nullable: true, description: "Without it today, by the organization's clock." })
    date: string | null,
  ): Promise<Game[]> {
    return dayScores(ctx, organization.id, date);
  }
}
