import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { sportById } from '../sports/sport.loaders.js';
import { Sport } from '../sports/sport.type.js';
import { listGamePeriods } from './game-period.service.js';
import { GamePeriod } from './game-period.type.js';
import { organizationToRead } from './period-scope.service.js';

/** An organization's periods. */
@Resolver(() => Organization)
export class OrganizationGamePeriodsResolver {
  @FieldResolver(() => [GamePeriod], { description: 'Periods of games, visible and hidden, in order.' })
  async gamePeriods(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('sportId', () => ID, {
      nullable: true,
      description: "Only this sport's, an error for one that there is not; without it all, sport by sport.",
    })
    sportId: string | null,
    @Arg('userId', () => ID, {
      nullable: true,
      description: "Super administrators: those of this user's organization; counts for nobody else.",
    })
    userId: string | null,
  ): Promise<readonly GamePeriod[]> {
    return listGamePeriods(ctx, await organizationToRead(ctx, organization.id, userId), sportId);
  }
}

/** A period's sport. */
@Resolver(() => GamePeriod)
export class GamePeriodResolver {
  @FieldResolver(() => Sport, { description: 'The sport that it belongs to.' })
  sport(@Ctx() ctx: RequestContext, @Root() period: GamePeriod): Promise<Sport> {
    return sportById(ctx).load(period.sportId);
  }
}
