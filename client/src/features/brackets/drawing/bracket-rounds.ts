import { t } from '@/texts';
import type { DrawableBracket } from './bracket-layout';

/** A round, or another group of matches that belong together. */
export interface DrawnRound<Match> {
  id: string;
  title: string;
  section: 'main' | 'losers' | 'final';
  /** From the left, from 0. */
  column: number;
  matches: readonly Match[];
}

/** All rounds of a bracket with their titles, in the order in which they are shown one at a time. */
export function roundsOf<Match>(bracket: DrawableBracket<Match>): DrawnRound<Match>[] {
  const { rounds, losersRounds, finals, thirdPlace } = bracket;
  const isDouble = finals.length > 0;
  const [count, losersCount] = [rounds.length, losersRounds.length];
  const end = Math.max(count, losersCount);
  return [
    ...rounds.map(({ number, matches }): DrawnRound<Match> => {
      const title = roundTitle(number, count);
      const ofWinners =
        number === count ? t.brackets.winners_final() : t.brackets.winners({ toLowerCase: title.toLowerCase() });
      return { id: `r${number}`, title: isDouble ? ofWinners : title, section: 'main', column: number - 1, matches };
    }),
    ...losersRounds.map(({ number, matches }): DrawnRound<Match> => {
      const title = number === losersCount ? t.brackets.losers_final() : t.brackets.losers_round({ number });
      // They end beside the grand final.
      return { id: `l${number}`, title, section: 'losers', column: end - losersCount + number - 1, matches };
    }),
    ...(thirdPlace
      ? [
          {
            id: 'third',
            title: t.brackets.third_place(),
            section: 'final',
            column: count - 1,
            matches: [thirdPlace],
          } as const,
        ]
      : []),
    ...finals.map((match, index): DrawnRound<Match> => {
      const title = index === 0 ? t.brackets.grand_final() : t.brackets.second_final_if_needed();
      return { id: `f${index + 1}`, title, section: 'final', column: end + index, matches: [match] };
    }),
  ];
}

/** How a round is called: by what is at stake in the last three, by its number before. */
export function roundTitle(number: number, count: number): string {
  return (
    [t.brackets.final(), t.brackets.semifinals(), t.brackets.quarterfinals()][count - number] ??
    t.brackets.round({ number })
  );
}
