import type { GeneratedSchedule, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';

/** A game of a draft: as it would be written. */
export interface DraftGame {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** From 0. */
  readonly weekIndex: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  readonly locationId: number | null;
  readonly court: string | null;
}

/** Generated games as they would be written. */
export function draftGames(problem: ScheduleProblem, { games }: GeneratedSchedule): DraftGame[] {
  return games.map(({ homeTeamId, awayTeamId, cell }) => {
    const { weekIndex, date, time, locationId, court } = problem.cells[cell]!;
    const ids = { homeTeamId: Number(homeTeamId), awayTeamId: Number(awayTeamId) };
    return { ...ids, weekIndex, date, time, locationId: locationId === null ? null : Number(locationId), court };
  });
}

/** Two teams at a date, time and place: games of which this is equal are the same one. */
export type PlacedPair = Omit<DraftGame, 'weekIndex' | 'date' | 'time'> & {
  readonly weekIndex: number | null;
  readonly date: string | null;
  readonly time: string | null;
};

/** What tells a game of a schedule from every other one: who plays whom at home, when and where. */
function placedPair({ homeTeamId, awayTeamId, weekIndex, date, time, locationId, court }: PlacedPair): string {
  return JSON.stringify([homeTeamId, awayTeamId, weekIndex, date, time, locationId, court]);
}

/** What publishing games would do to those that a schedule has: which stay as they are, which go, which come. */
export function replacement<Stored extends PlacedPair>(
  stored: readonly Stored[],
  wanted: readonly DraftGame[],
): { same: Stored[]; gone: Stored[]; come: DraftGame[] } {
  const left = new Map<string, Stored[]>();
  for (const game of stored) left.set(placedPair(game), [...(left.get(placedPair(game)) ?? []), game]);
  const same: Stored[] = [];
  const come = wanted.filter((game) => {
    const found = left.get(placedPair(game))?.pop();
    if (found !== undefined) same.push(found);
    return found === undefined;
  });
  return { same, gone: [...left.values()].flat(), come };
}
