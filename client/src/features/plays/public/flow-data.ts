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

/** More names than these lie on each other below the chart; of 'Inning 10' then its number stands there. */
const WITH_NAMES = 6;

/** The score at the beginning and after each play that changed it. */
export function flowOf({ game, summary }: ToldGame): Flow {
  const nameOf = new Map(game.periods.map(({ id, name }) => [id, name]));
  const scores = summary.plays.filter(({ isScoring }) => isScoring);
  const label = (play: (typeof scores)[number]['play']): string =>
    [nameOf.get(play.periodId) ?? '', play.clock === null ? '' : clockText(play.clock)].filter(Boolean).join(' ');
  const marks = scores.flatMap(({ play }, index) =>
    play.periodId === scores[index - 1]?.play.periodId ? [] : [{ index, label: nameOf.get(play.periodId) ?? '' }],
  );
  return {
    labels: [t.plays.game_begins(), ...scores.map(({ play }) => label(play))],
    home: [0, ...scores.map(({ score }) => score.home)],
    away: [0, ...scores.map(({ score }) => score.away)],
    marks:
      marks.length > WITH_NAMES ? marks.map((mark) => ({ ...mark, label: mark.label.replace(/^\D+ /u, '') })) : marks,
  };
}
