import { periodHeading } from '@/lib/period-heading';
import { t } from '@/texts';
import type { ChartMark } from '@/ui/charts/chart';
import { clockText } from '../keeping/game-clock';
import type { ToldGame } from './told-game';

/** How a game stood, score by score. */
interface Flow {
  /** 'Q1 9:40'; the period alone without a clock. */
  labels: string[];
  home: number[];
  away: number[];
  /** Where periods begin. */
  marks: ChartMark[];
}

/** The score at the beginning and after each play that changed it. */
export function flowOf({ game, summary }: ToldGame): Flow {
  const nameOf = new Map(game.periods.map(({ id, name }) => [id, name]));
  const scores = summary.plays.filter(({ isScoring }) => isScoring);
  const label = (play: (typeof scores)[number]['play']): string =>
    [nameOf.get(play.periodId) ?? '', play.clock === null ? '' : clockText(play.clock)].filter(Boolean).join(' ');
  return {
    labels: [t.plays.game_begins(), ...scores.map(({ play }) => label(play))],
    home: [0, ...scores.map(({ score }) => score.home)],
    away: [0, ...scores.map(({ score }) => score.away)],
    marks: scores.flatMap(({ play }, index) =>
      play.periodId === scores[index - 1]?.play.periodId
        ? []
        : [{ index, label: periodHeading(nameOf.get(play.periodId) ?? '', game.periods) }],
    ),
  };
}
