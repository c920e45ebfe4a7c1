import { changedFields } from '@/app/admin/forms/changed-fields';
import type { UpdateSeasonLeagueTeamInput } from '@/graphql/schema.generated';
import type { LeagueTeamFragment } from './league-teams.generated';

/** The fields of a team's form as its controls hold them. */
export interface LeagueTeamValues {
  name: string;
  abbreviation: string;
  colour: string;
  captain: Captain;
  rank: string;
  withdrawn: boolean;
  logo: File | null | undefined;
}

/** Who leads a team, as the form holds it. */
export interface Captain {
  /** A player's name, or a name that is no player's. */
  name: string;
  /** '' when the captain is none of the players. */
  playerId: string;
}

/** What the form begins with. */
export function leagueTeamValues({
  team,
  captain,
  captainName,
  enteredRank: rank,
  withdrawn,
}: LeagueTeamFragment): LeagueTeamValues {
  return {
    name: team.name,
    abbreviation: team.abbreviation ?? '',
    colour: team.colour ?? '',
    captain: { name: captainName ?? '', playerId: captain?.id ?? '' },
    rank: rank === null ? '' : String(rank),
    withdrawn,
    logo: undefined,
  };
}

/** What the server is told: only what changed, with the versions that it is based on. */
export function leagueTeamInput(basis: LeagueTeamFragment, values: LeagueTeamValues): UpdateSeasonLeagueTeamInput {
  const { captain, rank, ...rest } = changedFields(leagueTeamValues(basis), values);
  const ofTeam = [rest.name, rest.abbreviation, rest.colour, rest.logo];
  const changesTeam = ofTeam.some((value) => value !== undefined);
  return {
    expectedVersion: basis.version,
    ...(changesTeam && { expectedTeamVersion: basis.team.version }),
    ...rest,
    ...(rest.name !== undefined && { name: rest.name.trim() }),
    ...(captain && captainInput(captain)),
    ...(rank !== undefined && { rank: rank.trim() === '' ? null : Number(rank) }),
  };
}

/** A player takes the place of a name, and the other way round. */
function captainInput({
  playerId,
  name,
}: Captain): Pick<UpdateSeasonLeagueTeamInput, 'captainPlayerId' | 'captainName'> {
  if (playerId !== '') return { captainPlayerId: playerId };
  return { captainPlayerId: null, captainName: name.trim() || null };
}

/** Whether a rank can be one: nothing, or a whole number from 1 to 10000. */
export function isRank(rank: string): boolean {
  return rank.trim() === '' || (/^\d{1,5}$/.test(rank.trim()) && Number(rank) >= 1 && Number(rank) <= 10_000);
}
