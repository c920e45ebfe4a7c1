import {
  PLACES_LIMITS,
  POINTS_LIMITS,
  type PointsRule,
  pointsProblem,
  type StandingsSettings,
  TIE_BREAKS,
  type TieBreak,
} from '../../../domain/standings/standings-rules.js';
import { quoteCell } from '../reporting/problem.js';
import type { Cells } from './files/cells.js';

const POINTS = {
  win: 'points_for_win',
  tie: 'points_for_tie',
  loss: 'points_for_loss',
  forfeitWin: 'points_for_forfeit_win',
  forfeitLoss: 'points_for_forfeit_loss',
} as const satisfies Record<keyof PointsRule, string>;

/** The columns of leagues.csv that say how a league orders its teams. */
export const STANDINGS_COLUMNS = [...Object.values(POINTS), 'tie_breaks', 'qualifying_places', 'schedule_is_complete'];

/** How a league orders its teams; null where its line does not say. */
export function readStandingsSettings(cells: Cells): StandingsSettings | null {
  if (STANDINGS_COLUMNS.every((field) => cells.isBlank(field))) return null;
  const places = cells.count('qualifying_places');
  if (places !== null && (places < PLACES_LIMITS.min || places > PLACES_LIMITS.max))
    cells.refuse('qualifying_places', `has to be from ${PLACES_LIMITS.min} to ${PLACES_LIMITS.max}`);
  return {
    points: readPoints(cells),
    tieBreaks: readTieBreaks(cells),
    qualifyingPlaces: places,
    scheduleIsComplete: cells.flag('schedule_is_complete'),
  };
}

function readPoints(cells: Cells): PointsRule | null {
  const given = Object.values(POINTS).filter((field) => !cells.isBlank(field));
  if (given.length === 0) return null;
  const figure = (field: string): number => {
    const text = cells.text(field, 10);
    if (!/^-?\d{1,3}$/u.test(text) || Number(text) < POINTS_LIMITS.min || Number(text) > POINTS_LIMITS.max)
      cells.refuse(field, `${quoteCell(text)} is no whole number from ${POINTS_LIMITS.min} to ${POINTS_LIMITS.max}`);
    return Number(text);
  };
  const points: PointsRule = {
    win: figure(POINTS.win),
    tie: figure(POINTS.tie),
    loss: figure(POINTS.loss),
    forfeitWin: figure(POINTS.forfeitWin),
    forfeitLoss: figure(POINTS.forfeitLoss),
  };
  const problem = pointsProblem(points);
  if (problem) cells.refuse(POINTS[problem.field], problem.message);
  return points;
}

function readTieBreaks(cells: Cells): TieBreak[] {
  const text = cells.text('tie_breaks', 200);
  const given = text === '' ? [] : [...new Set(text.split('|').map((part) => part.trim()))];
  const known = given.filter((name): name is TieBreak => (TIE_BREAKS as readonly string[]).includes(name));
  const unknown = given.find((name) => !(known as string[]).includes(name));
  if (unknown !== undefined) cells.refuse('tie_breaks', `${quoteCell(unknown)} is none of ${TIE_BREAKS.join(', ')}`);
  return known;
}
