import { matchesOf } from '@domain/bracket/matches-of';
import { t } from '@/texts';
import type { BracketGameFragment, BracketMatchFragment, DivisionBracketFragment } from '../bracket.generated';

/** A match of a bracket. */
export type Match = BracketMatchFragment;

/** All games of a division, those outside the bracket last. */
export function gamesOf({ bracket }: DivisionBracketFragment): readonly BracketGameFragment[] {
  const placed = matchesOf(bracket).flatMap(({ games, otherGames }) => [...games, ...otherGames]);
  return [...placed, ...bracket.orphans];
}

/** 'Aces vs Bulls', of a match whose teams are known. */
export function matchLabel({ home, away }: Match): string {
  return t.brackets.vs_2({ homeTeam: home?.team.name ?? '?', awayTeam: away?.team.name ?? '?' });
}

/** The teams of a division by seed. A team of two leagues of the season counts once, with its better seed. */
export function seededTeams({ teams }: DivisionBracketFragment) {
  return [...new Map(teams.map(({ team }) => [team.id, team])).values()];
}

/** Ids of the division's teams that have left their league: what is open against them is won without play. */
export function withdrawnIn({ teams }: DivisionBracketFragment): ReadonlySet<string> {
  return new Set(teams.flatMap(({ slt, team }) => (slt.withdrawn ? [team.id] : [])));
}
