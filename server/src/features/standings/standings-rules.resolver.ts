import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { changedSeasonLeague } from '../leagues/changed-settings.service.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { drawLots } from './draw-lots.write.service.js';
import { DrawLotsInput, StandingsRules, UpdateStandingsRulesInput } from './standings-rules.type.js';
import { updateStandingsRules } from './standings-rules.write.service.js';

plainField(SeasonLeague, 'standingsRules', () => StandingsRules, { description: 'How its teams are ordered.' });

@Resolver()
export class StandingsRulesResolver {
  @Mutation(() => SeasonLeague, {
    description: 'Changes how a season league orders its teams. Results stay as they are. Can be undone. Admins only.',
  })
  async updateStandingsRules(
    @Ctx() ctx: RequestContext,
    @Arg('seasonLeagueId', () => ID, { description: 'Which season league.' }) seasonLeagueId: string,
    @Arg('input', () => UpdateStandingsRulesInput, { description: 'What changes.' }) input: UpdateStandingsRulesInput,
  ): Promise<SeasonLeague> {
    return changedSeasonLeague(ctx, await updateStandingsRules(ctx, seasonLeagueId, input));
  }

  @Mutation(() => SeasonLeague, {
    description:
      'Draws a lot for each team of a season league, anew for those that have one. Lots are kept until the next draw. Can be undone. Admins only.',
  })
  async drawLots(
    @Ctx() ctx: RequestContext,
    @Arg('seasonLeagueId', () => ID, { description: 'Which season league.' }) seasonLeagueId: string,
    @Arg('input', () => DrawLotsInput, { description: 'What the draw is based on.' }) input: DrawLotsInput,
  ): Promise<SeasonLeague> {
    return changedSeasonLeague(ctx, await drawLots(ctx, seasonLeagueId, input));
  }
}
