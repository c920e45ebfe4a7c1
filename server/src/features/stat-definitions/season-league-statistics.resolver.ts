import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { hasOwnStatistics, listLeagueStatistics } from './season-league-statistics.service.js';
import {
  SeasonLeagueStatistic,
  SeasonLeagueStatisticsPayload,
  UpdateSeasonLeagueStatisticsInput,
} from './season-league-statistics.type.js';
import { updateSeasonLeagueStatistics } from './season-league-statistics.write.service.js';
import { StatDefinition } from './stat-definition.type.js';

plainField(SeasonLeagueStatistic, 'definition', () => StatDefinition, { description: 'The statistic.' });

/** The statistics that a season league shows. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueStatisticsResolver {
  @FieldResolver(() => [SeasonLeagueStatistic], {
    description:
      'The statistics that the organization shows, in the order of this season league, those too that it leaves out.',
  })
  statistics(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<SeasonLeagueStatistic[]> {
    return listLeagueStatistics(ctx, seasonLeague);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it has an order of its own; otherwise the organization's holds.",
  })
  hasOwnStatistics(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<boolean> {
    return hasOwnStatistics(ctx, seasonLeague);
  }
}

@Resolver(() => SeasonLeagueStatisticsPayload)
export class SeasonLeagueStatisticsWriteResolver {
  @Mutation(() => SeasonLeagueStatisticsPayload, {
    description:
      'Says which statistics the pages of a season league show, and in which order. What is stored and counted stays. Can be undone. Admins only.',
  })
  updateSeasonLeagueStatistics(
    @Ctx() ctx: RequestContext,
    @Arg('seasonLeagueId', () => ID, { description: 'Which season league.' }) seasonLeagueId: string,
    @Arg('input', () => UpdateSeasonLeagueStatisticsInput, { description: 'What it shows.' })
    input: UpdateSeasonLeagueStatisticsInput,
  ): Promise<SeasonLeagueStatisticsPayload> {
    return updateSeasonLeagueStatistics(ctx, seasonLeagueId, input);
  }

  @FieldResolver(() => SeasonLeague, { nullable: true, description: 'The season league as it is now.' })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: SeasonLeagueStatisticsPayload,
  ): Promise<SeasonLeague | null> {
    return seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }
}
