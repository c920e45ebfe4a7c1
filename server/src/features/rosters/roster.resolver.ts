import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { playerById } from '../players/player.loaders.js';
import { Player } from '../players/player.type.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { Team } from '../teams/team.type.js';
import { playerCountOfSeasonLeagueTeam, rosterOfSeasonLeagueTeam } from './roster.loaders.js';
import { listTeamRoster } from './roster.service.js';
import { RosterEntry } from './roster.type.js';
import { playersOfSameNumber, shownJerseyNumber, shownPosition } from './shown-number.service.js';

/** A team's roster in one season. */
@Resolver(() => Team)
export class TeamRosterResolver {
  @FieldResolver(() => [RosterEntry], {
    description: 'Its players in one season by name; empty when it does not play there.',
  })
  roster(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, {
      nullable: true,
      description: 'Which season; without it the first active one, else its latest.',
    })
    seasonId: string | null,
  ): Promise<RosterEntry[]> {
    return listTeamRoster(ctx, team, seasonId);
  }
}

/** A season-league team's roster. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamRosterResolver {
  @FieldResolver(() => [RosterEntry], { description: 'Its players by name.' })
  roster(@Ctx() ctx: RequestContext, @Root() seasonTeam: SeasonLeagueTeam): Promise<RosterEntry[]> {
    return rosterOfSeasonLeagueTeam(ctx).load(seasonTeam);
  }

  @FieldResolver(() => Int, { description: 'How many players it has.' })
  playerCount(@Ctx() ctx: RequestContext, @Root() seasonTeam: SeasonLeagueTeam): Promise<number> {
    return playerCountOfSeasonLeagueTeam(ctx).load(seasonTeam);
  }
}

/** What a roster entry joins. */
@Resolver(() => RosterEntry)
export class RosterEntryResolver {
  @FieldResolver(() => Player, { description: 'The player.' })
  player(@Ctx() ctx: RequestContext, @Root() { organizationId, playerId }: RosterEntry): Promise<Player | null> {
    return playerById(ctx).load({ organizationId, id: playerId });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Number that the player is shown with in this season: that of `jerseyNumber`, otherwise the player's attribute Number.",
  })
  shownJerseyNumber(@Ctx() ctx: RequestContext, @Root() entry: RosterEntry): Promise<string | null> {
    return shownJerseyNumber(ctx, entry);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Position that the player is shown with in this season: that of `position`, otherwise the player's attribute Position.",
  })
  shownPosition(@Ctx() ctx: RequestContext, @Root() entry: RosterEntry): Promise<string | null> {
    return shownPosition(ctx, entry);
  }

  @FieldResolver(() => [Player], {
    description: 'Others of the team who are shown with the same number: worth a warning, never refused.',
  })
  sameNumber(@Ctx() ctx: RequestContext, @Root() entry: RosterEntry): Promise<Player[]> {
    return playersOfSameNumber(ctx, entry);
  }

  @FieldResolver(() => SeasonLeagueTeam, { description: 'The team in its season league.' })
  seasonLeagueTeam(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueTeamId }: RosterEntry,
  ): Promise<SeasonLeagueTeam | null> {
    return seasonLeagueTeamById(ctx).load({ organizationId, id: seasonLeagueTeamId });
  }
}
