import type { ColouredTeam } from '@domain/colours/team-colours';

interface Roster {
  readonly seasonLeagueTeam: {
    readonly team: ColouredTeam;
    readonly seasonLeague: { readonly season: { readonly active: boolean } };
  };
}

/** The teams of the active seasons. */
function teamsOf(rosters: readonly Roster[]): ColouredTeam[] {
  const active = rosters.filter(({ seasonLeagueTeam }) => seasonLeagueTeam.seasonLeague.season.active);
  return active.map(({ seasonLeagueTeam }) => seasonLeagueTeam.team);
}

/** Names of the teams of the active seasons, each once. */
export function activeTeams(rosters: readonly Roster[]): string[] {
  return [...new Set(teamsOf(rosters).map(({ name }) => name))];
}

/** The first team of the active seasons. */
export function activeTeam(rosters: readonly Roster[]): ColouredTeam | undefined {
  return teamsOf(rosters)[0];
}
