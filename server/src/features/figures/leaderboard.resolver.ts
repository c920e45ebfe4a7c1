import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Division } from '../divisions/division.type.js';
import { League } from '../leagues/league.type.js';
import { Organization } from '../organizations/organization.type.js';
import { Player } from '../players/player.type.js';
import { Season } from '../seasons/season.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { findLeaderboard, listMainLeaderboards } from './leaderboard.service.js';
import {
  Leaderboard,
  LeaderboardArgs,
  LeaderboardRow,
  MainLeaderboard,
  MainLeaderboardsArgs,
} from './leaderboard.type.js';

plainField(Leaderboard, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(Leaderboard, 'statDefinitions', () => [StatDefinition], {
  description: 'All statistics that there are leaderboards of, in order.',
});
plainField(Leaderboard, 'season', () => Season, { nullable: true, description: 'The season; null for all of them.' });
plainField(Leaderboard, 'league', () => League, { nullable: true, description: 'The league; null for all of them.' });
plainField(Leaderboard, 'division', () => Division, { nullable: true, description: 'The division; null for none.' });
plainField(Leaderboard, 'rows', () => [LeaderboardRow], { description: 'The first players, by place and name.' });
plainField(LeaderboardRow, 'player', () => Player, { description: 'The player.' });
plainField(LeaderboardRow, 'team', () => Team, {
  nullable: true,
  description: 'The team that the player was last on the roster of.',
});

plainField(MainLeaderboard, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(MainLeaderboard, 'rows', () => [LeaderboardRow], { description: 'The first players, by place and name.' });

/** An organization's leaderboards. */
@Resolver(() => Organization)
export class OrganizationLeaderboardResolver {
  @FieldResolver(() => Leaderboard, {
    nullable: true,
    description:
      'A leaderboard of any visible statistic; null for one that is not shown, and for an unknown season, league or division.',
  })
  leaderboard(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Args(() => LeaderboardArgs) args: LeaderboardArgs,
  ): Promise<Leaderboard | null> {
    return findLeaderboard(ctx, organization.id, args);
  }

  @FieldResolver(() => [MainLeaderboard], {
    description:
      "The leaderboards of a season's main statistics, for basketball points, threes, rebounds and assists; without a season those of the first active one. None for an unknown season, league or division.",
  })
  mainLeaderboards(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Args(() => MainLeaderboardsArgs) args: MainLeaderboardsArgs,
  ): Promise<MainLeaderboard[]> {
    return listMainLeaderboards(ctx, organization.id, args);
  }
}
