import { Arg, Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { CalendarDate } from '../../lib/scalars.js';
import { Organization } from '../organizations/organization.type.js';
import { Player } from '../players/player.type.js';
import { Team } from '../teams/team.type.js';
import { Leader, Records, TeamWins } from './leader.type.js';
import { listLeaders, listPlayerRecords, listTeamWins } from './record.service.js';
import { RecordsArgs } from './records-args.type.js';

plainField(Leader, 'player', () => Player, { description: 'The player.' });
plainField(Leader, 'team', () => Team, {
  nullable: true,
  description: 'The team that the player was last on the roster of.',
});
plainField(TeamWins, 'team', () => Team, { description: 'The team.' });

/** An organization's leaders and records. */
@Resolver(() => Organization)
export class OrganizationRecordsResolver {
  @FieldResolver(() => [Leader], {
    description:
      'The first players of a season, or of a span of its days, by the total of a statistic; ties by last name, first name and id.',
  })
  leaders(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('stat', () => String, {
      description: 'Abbreviation of a statistic, for instance PTS; not of a percentage.',
    })
    stat: string,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Which season; without it the first active one.' })
    seasonId: string | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many: 1 to 100.' }) first:
      | number
      | null,
    @Arg('ifKept', () => Boolean, {
      nullable: true,
      description: 'Whether a statistic that the sport does not keep gives no leaders instead of an error.',
    })
    ifKept: boolean | null,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'Only games of this day and later.' })
    from: string | null,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'Only games of this day and earlier.' })
    to: string | null,
  ): Promise<Leader[]> {
    return listLeaders(ctx, organization.id, { seasonId, stat, first, ifKept, from, to });
  }

  @FieldResolver(() => Records, { description: 'Record lists.' })
  records(@Root() organization: Organization): Records {
    return { organizationId: organization.id };
  }
}

/** The record lists. */
@Resolver(() => Records)
export class RecordsResolver {
  @FieldResolver(() => [Leader], { description: 'Players by points.' })
  points(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId }: Records,
    @Args(() => RecordsArgs) args: RecordsArgs,
  ): Promise<Leader[]> {
    return listPlayerRecords(ctx, organizationId, 'PTS', args);
  }

  @FieldResolver(() => [Leader], { description: 'Players by three-pointers made.' })
  threes(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId }: Records,
    @Args(() => RecordsArgs) args: RecordsArgs,
  ): Promise<Leader[]> {
    return listPlayerRecords(ctx, organizationId, '3PM', args);
  }

  @FieldResolver(() => [TeamWins], { description: 'Teams by games won.' })
  teamWins(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId }: Records,
    @Args(() => RecordsArgs) args: RecordsArgs,
  ): Promise<TeamWins[]> {
    return listTeamWins(ctx, organizationId, args);
  }
}
