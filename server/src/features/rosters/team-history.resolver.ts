import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { leagueById } from '../leagues/league.loaders.js';
import { League } from '../leagues/league.type.js';
import { Player } from '../players/player.type.js';
import { seasonById } from '../seasons/season.loaders.js';
import { Season } from '../seasons/season.type.js';
import { teamById } from '../teams/team.loaders.js';
import { Team } from '../teams/team.type.js';
import { rostersOfPlayer, teamHistoryOfPlayer } from './roster.loaders.js';
import { RosterEntry, TeamHistoryEntry } from './roster.type.js';

/** A player's teams. */
@Resolver(() => Player)
export class PlayerTeamsResolver {
  @FieldResolver(() => [RosterEntry], { description: 'The rosters that the player is on, latest season first.' })
  rosters(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<RosterEntry[]> {
    return rostersOfPlayer(ctx).load(player);
  }

  @FieldResolver(() => [TeamHistoryEntry], {
    description:
      'The teams that the player was on the roster of or played for, latest season first; within a season those whose roster the player is on come first.',
  })
  teamHistory(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<TeamHistoryEntry[]> {
    return teamHistoryOfPlayer(ctx).load(player);
  }
}

/** What an entry of a player's history joins. */
@Resolver(() => TeamHistoryEntry)
export class TeamHistoryEntryResolver {
  @FieldResolver(() => Team, { description: 'The team.' })
  team(@Ctx() ctx: RequestContext, @Root() { organizationId, teamId }: TeamHistoryEntry): Promise<Team | null> {
    return teamById(ctx).load({ organizationId, id: teamId });
  }

  @FieldResolver(() => Season, { description: 'The season.' })
  season(@Ctx() ctx: RequestContext, @Root() { organizationId, seasonId }: TeamHistoryEntry): Promise<Season | null> {
    return seasonById(ctx).load({ organizationId, id: seasonId });
  }

  @FieldResolver(() => League, { description: 'The league.' })
  league(@Ctx() ctx: RequestContext, @Root() { organizationId, leagueId }: TeamHistoryEntry): Promise<League | null> {
    return leagueById(ctx).load({ organizationId, id: leagueId });
  }
}
