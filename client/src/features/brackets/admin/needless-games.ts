import type { BracketGameFragment } from '../bracket.generated';

/** A match, as much of it as says which of its games nobody will play. */
interface DecidedMatch<Game> {
  id: string;
  winner: object | null;
  otherGames: readonly Game[];
}

/** Games that were created for matches that were decided without them, and are still said to be played. */
export function needlessGames<Game extends Pick<BracketGameFragment, 'bracketNode' | 'displayStatus'>>(
  matches: readonly DecidedMatch<Game>[],
): Game[] {
  return matches
    .filter(({ winner }) => winner !== null)
    .flatMap(({ id, otherGames }) =>
      // One that was created for no match may be meant for another meeting of the two.
      otherGames.filter(({ bracketNode, displayStatus }) => bracketNode === id && displayStatus === 'Scheduled'),
    );
}
