/** As much of a bracket as its matches need, as the rules or the graph have them. */
export interface MatchesByRound<Match> {
  readonly rounds: readonly { readonly matches: readonly Match[] }[];
  readonly losersRounds: readonly { readonly matches: readonly Match[] }[];
  readonly finals: readonly Match[];
  readonly thirdPlace: Match | null;
}

/** All matches of a bracket: of the winners, of the losers, the finals, and that for third place. */
export function matchesOf<Match>({ rounds, losersRounds, finals, thirdPlace }: MatchesByRound<Match>): Match[] {
  const ofRounds = [...rounds, ...losersRounds].flatMap(({ matches }) => matches);
  return [...ofRounds, ...finals, ...(thirdPlace ? [thirdPlace] : [])];
}
