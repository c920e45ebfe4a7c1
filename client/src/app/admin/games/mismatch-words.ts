import { t } from '@/texts';
import type { MismatchedGameFragment } from './game-writes.generated';

/** What is said of a game whose players' points and final scores do not agree: a sentence for each side. */
export function mismatchWords({ homeTeam, awayTeam, scoreMismatch }: MismatchedGameFragment): string[] {
  const sides = [
    { team: homeTeam, wrong: scoreMismatch?.home },
    { team: awayTeam, wrong: scoreMismatch?.away },
  ];
  return sides.flatMap(({ team, wrong }) =>
    wrong
      ? [
          t.admin.the_players_of_add_up_to_and_its_final({
            team: team.name,
            found: wrong.points,
            expected: wrong.final,
          }),
        ]
      : [],
  );
}
