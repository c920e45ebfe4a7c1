import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { rosterOfSeasonLeagueTeam } from './roster.loaders.js';
import { RosterEntry } from './roster.type.js';

/** A player's entry on a roster, by the player's id. */
@Resolver(() => SeasonLeagueTeam)
export class RosterEntryLookupResolver {
  @FieldResolver(() => RosterEntry, {
    nullable: true,
    description: "A player's entry on its roster; null when the player is not on it.",
  })
  async rosterEntry(
    @Ctx() ctx: RequestContext,
    @Root() seasonTeam: SeasonLeagueTeam,
    @Arg('playerId', () => ID, { description: "The player's id." }) playerId: string,
  ): Promise<RosterEntry | null> {
    const id = tryId(playerId);
    return (await rosterOfSeasonLeagueTeam(ctx).load(seasonTeam)).find((entry) => entry.playerId === id) ?? null;
  }
}
