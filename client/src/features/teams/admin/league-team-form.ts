import type { UpdateSeasonLeagueTeamInput } from '@/graphql/schema.generated';
import type { LeagueTeamFragment } from './league-teams.generated';

/** The fields of a team's form as its controls hold them. */
export interface LeagueTeamValues {
  name: string;
  /** What the captain's field shows: a player's name, or a name that is no player's. */
  captainName: string;
  /** '' when the captain is none of the players. */
  captainPlayerId: string;
  rank: string;
  withdrawn: boolean;
  logo: File | null | undefined;
}

/** What the form begins with. */
export function leagueTeamValues({ team, captain, captainName, rank, withdrawn }: LeagueTeamFragment): LeagueTeamValues {
  return { name: team.name, captainName: captainName ?? '', captainPlayerId: captain?.id ?? '', rank: rank === null ? '' : String(rank), withdrawn, logo: undefined };
}

/** What the server is told: only what changed, with the versions that it is based on. */
export function leagueTeamInput(row: LeagueTeamFragment, values: LeagueTeamValues): UpdateSeasonLeagueTeamInput {
  const before = leagueTeamValues(row);
  const name = values.name.trim();
  const changesTeam = name !== before.name || values.logo !== undefined;
  const changesCaptain = values.captainPlayerId !== before.captainPlayerId || values.captainName.trim() !== before.captainName;
  return {
    expectedVersion: row.version,
    ...(changesTeam && { expectedTeamVersion: row.team.version }),
    ...(name !== before.name && { name }),
    ...(values.logo !== undefined && { logo: values.logo }),
    ...(changesCaptain && captainInput(values)),
    ...(values.rank.trim() !== before.rank && { rank: values.rank.trim() === '' ? null : Number(values.rank) }),
    ...(values.withdrawn !== before.withdrawn && { withdrawn: values.withdrawn }),
  };
}

/** A player takes the place of a name, and the other way round. */
function captainInput({ captainPlayerId, captainName }: LeagueTeamValues): Pick<UpdateSeasonLeagueTeamInput, 'captainPlayerId' | 'captainName'> {
  if (captainPlayerId !== '') return { captainPlayerId };
  return { captainPlayerId: null, captainName: captainName.trim() || null };
}

/** Whether a rank can be one: nothing, or a whole number from 1 to 10000. */
export function isRank(rank: string): boolean {
  return rank.trim() === '' || (/^\d{1,5}$/.test(rank.trim()) && Number(rank) >= 1 && Number(rank) <= 10_000);
}
