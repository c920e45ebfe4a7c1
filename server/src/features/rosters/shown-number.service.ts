import { knownFirst } from '../../domain/rosters/known-first.js';
import { sameNumber } from '../../domain/rosters/same-number.js';
import type { RequestContext } from '../../context/request-context.js';
import { wornByAttributes } from '../player-names/worn.loaders.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { rosterOfSeasonLeagueTeam } from './roster.loaders.js';
import type { RosterEntry } from './roster.type.js';

/** What a player wears in the entry's season: what the entry says, otherwise the attribute Number. */
export async function shownJerseyNumber(ctx: RequestContext, entry: RosterEntry): Promise<string | null> {
  return knownFirst(entry.jerseyNumber, (await attributesOf(ctx, entry)).jerseyNumber);
}

/** What a player plays in the entry's season: what the entry says, otherwise the attribute Position. */
export async function shownPosition(ctx: RequestContext, entry: RosterEntry): Promise<string | null> {
  return knownFirst(entry.position, (await attributesOf(ctx, entry)).position);
}

/** Others of the team who are shown with the same number. */
export async function playersOfSameNumber(ctx: RequestContext, entry: RosterEntry): Promise<Player[]> {
  const { organizationId, seasonLeagueTeamId } = entry;
  const number = await shownJerseyNumber(ctx, entry);
  const roster =
    number === null ? [] : await rosterOfSeasonLeagueTeam(ctx).load({ organizationId, id: seasonLeagueTeamId });
  const numbers = await Promise.all(roster.map((other) => shownJerseyNumber(ctx, other)));
  const others = roster.filter(({ id }, index) => id !== entry.id && sameNumber(number, numbers[index] ?? null));
  const players = await Promise.all(others.map(({ playerId: id }) => playerById(ctx).load({ organizationId, id })));
  return players.filter((player) => player !== null);
}

function attributesOf(
  ctx: RequestContext,
  { organizationId, playerId: id }: RosterEntry,
): ReturnType<ReturnType<typeof wornByAttributes>['load']> {
  return wornByAttributes(ctx).load({ organizationId, id });
}
