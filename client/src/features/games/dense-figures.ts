import { per36Minutes } from '@domain/stats/per-36-minutes';
import { formatStat, NO_VALUE } from '@/lib/format-stat';
import type { BoxScoreGame } from './box-score-data';
import { type Figure, figuresOf, pairText } from './stat-pairs';

type Values = readonly (number | null)[];

/** What stands there without a column of its own: first, and last. */
const [FIRST, LAST] = [['MIN'], ['STL', 'BLK', 'TO', 'PF']];
/** What follows from field goals and threes. */
const FOLLOWING = ['2P', '2P%'];

/**
 * The figures of the dense views: the visible statistics, made and attempted in one, with minutes before them and
 * steals, blocks, turnovers and fouls after them where any is recorded. Indexes are into `allStatDefinitions`.
 */
export function denseFigures(
  game: Pick<BoxScoreGame, 'statDefinitions' | 'allStatDefinitions' | 'home' | 'away'>,
): Figure[] {
  const all = game.allStatDefinitions ?? [];
  const visible = new Set(game.statDefinitions.map(({ id }) => id));
  const isRecorded = (index: number): boolean =>
    [game.home, game.away].some(({ allTotals }) => (allTotals?.[index] ?? null) !== null);
  const figures = figuresOf(all).filter((figure) => {
    if (figure.kind === 'pair') return visible.has(all[figure.made]!.id);
    const isExtra = [...FIRST, ...LAST].includes(figure.label) && isRecorded(figure.index);
    return isExtra || visible.has(figure.definition.id);
  });
  const labels = new Set(figures.map(({ label }) => label));
  const shown = figures.filter(({ label }) => !(FOLLOWING.includes(label) && labels.has('FG') && labels.has('3P')));
  const rank = ({ label }: Figure): number => (FIRST.includes(label) ? 0 : LAST.includes(label) ? 2 : 1);
  return shown.toSorted((one, other) => rank(one) - rank(other));
}

/** A figure's text; a dash where nothing was attempted. */
export function figureText(figure: Figure, values: Values, all: BoxScoreGame['statDefinitions']): string {
  if (figure.kind === 'pair') return pairText(values[figure.made], values[figure.attempted]);
  const attempted = attemptedOf(figure, all);
  if (attempted >= 0 && !values[attempted]) return NO_VALUE;
  return formatStat(values[figure.index], figure.definition);
}

/** By what a figure's column is sorted: of pairs what was made. */
export function figureValue(figure: Figure, values: Values): number | null {
  return values[figure.kind === 'pair' ? figure.made : figure.index] ?? null;
}

/**
 * Values per 36 minutes of what is counted; minutes and percentages as they are. All others are null for somebody
 * without minutes.
 */
export function per36(values: Values, all: BoxScoreGame['statDefinitions']): (number | null)[] {
  const minutes = values[all.findIndex(({ abbreviation }) => abbreviation === 'MIN')] ?? null;
  return values.map((value, index) => {
    const { abbreviation, kind } = all[index]!;
    const isCounted = abbreviation !== 'MIN' && (kind === 'COUNTING' || kind === 'SUM');
    return isCounted ? per36Minutes(value, minutes) : value;
  });
}

/** The place of what was attempted for a percentage; -1 for anything else. */
function attemptedOf(figure: Figure, all: BoxScoreGame['statDefinitions']): number {
  if (!figure.label.endsWith('%')) return -1;
  return all.findIndex(({ abbreviation }) => abbreviation === `${figure.label.slice(0, -1)}A`);
}
