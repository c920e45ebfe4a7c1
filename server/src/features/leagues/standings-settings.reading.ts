import type { StandingsSettings, TieBreak } from '../../domain/standings/standings-rules.js';
import { column, Reading, reading } from '../../lib/reading.js';

const POINTS = reading({
  win: column<number>('sl.points_for_win'),
  tie: column<number>('sl.points_for_tie'),
  loss: column<number>('sl.points_for_loss'),
  forfeitWin: column<number>('sl.points_for_forfeit_win'),
  forfeitLoss: column<number>('sl.points_for_forfeit_loss'),
});

/** What a season league `sl` decides about its standings. */
export const STANDINGS_SETTINGS: Reading<StandingsSettings> = reading({
  points: new Reading<StandingsSettings['points']>(
    POINTS.columns,
    (first) => `(row[${first}] === null ? null : ${POINTS.code(first)})`,
  ),
  tieBreaks: column<TieBreak[]>('sl.tie_breaks'),
  qualifyingPlaces: column<number | null>('sl.qualifying_places'),
  scheduleIsComplete: column<boolean>('sl.schedule_is_complete'),
});
