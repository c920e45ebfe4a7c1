import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { Node } from '../../lib/node.type.js';
import { findNodeOf } from '../nodes/node-lookups.js';
import { Organization } from '../organizations/organization.type.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import type { ChangedKind } from './change.enums.js';
import { Change, ChangePage } from './change.type.js';
import { changesSince } from './changes.service.js';

/** Kinds of changes that have the id of something else. */
const NODE_KINDS: Partial<Record<ChangedKind, string>> = {
  roster: 'season_league_team',
  box_score: 'game',
  plays: 'game',
};

/** What has changed, and the one thing that nobody could be asked for by the id alone. */
@Resolver(() => Organization)
export class OrganizationChangesResolver {
  @FieldResolver(() => ChangePage, {
    description:
      'What visitors see otherwise than at the time of a cursor, so that a copy asks for differences alone. Without `after`: nothing, and the cursor of now; read everything after it, then go on from it. An older cursor than 89 days has the code GONE: read anew. What is reckoned (standings, totals, leaders) is not named; it follows from games and box scores.',
  })
  changes(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('after', () => String, { nullable: true, description: 'The `cursor` of the page before.' })
    after: string | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 100, description: 'How many at most: 1 to 100.' })
    first: number | null,
  ): Promise<ChangePage> {
    return changesSince(ctx, organization.id, { after: after ?? null, first: first ?? null });
  }

  @FieldResolver(() => SeasonLeagueTeam, {
    nullable: true,
    description: 'A team as it is in a league of a season, by its id there; null when there is none.',
  })
  async seasonLeagueTeam(
    @Ctx() ctx: RequestContext,
    @Root() { id: organizationId }: Organization,
    @Arg('id', () => ID, { description: 'Its id in that league and season, not that of the team.' }) id: string,
  ): Promise<SeasonLeagueTeam | null> {
    const known = tryId(id);
    return known === null ? null : ((await seasonLeagueTeamById(ctx).load({ organizationId, id: known })) ?? null);
  }
}

/** What a copy reads next, in the same question. */
@Resolver(() => Change)
export class ChangeResolver {
  @FieldResolver(() => Node, {
    nullable: true,
    description:
      'The thing as it is now, of a roster the team in its league of the season, of a box score or plays the game. Null when it is deleted, and for byes.',
  })
  node(@Ctx() ctx: RequestContext, @Root() change: Change): Promise<Node | null> | null {
    return change.isDeleted ? null : findNodeOf(ctx, { ...change, entityType: NODE_KINDS[change.kind] ?? change.kind });
  }
}
