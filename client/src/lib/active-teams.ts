interface Roster {
  readonly seasonLeagueTeam: {
    readonly team: { readonly name: string };
    readonly seasonLeague: { readonly season: { readonly active: boolean } };
  };
}

/** Names of the teams of the active seasons, each once. */
export function activeTeams(rosters: readonly Roster[]): string[] {
  const active = rosters.filter(({ seasonLeagueTeam }) => seasonLeagueTeam.seasonLeague.season.active);
  return [...new Set(active.map(({ seasonLeagueTeam }) => seasonLeagueTeam.team.name))];
}
