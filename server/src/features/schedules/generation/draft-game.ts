import type { GameStatus } from '../../../domain/game/game-status.js';
import type { PlannedGame, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';

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
  /** The game of the schedule that it is, moved or as it stands; absent: a new one, or whichever is equal. */
  readonly gameId?: number;
}

/** Planned games as they would be written. */
export function draftGames({ cells }: Pick<ScheduleProblem, 'cells'>, games: readonly PlannedGame[]): DraftGame[] {
  return games.map(({ homeTeamId, awayTeamId, cell }) => {
    const { weekIndex, date, time, locationId, court } = cells[cell]!;
    const ids = { homeTeamId: Number(homeTeamId), awayTeamId: Number(awayTeamId) };
    return { ...ids, weekIndex, date, time, locationId: locationId === null ? null : Number(locationId), court };
  });
}

/** Two teams at a date, time and place: games of which this is equal are the same one. */
export type PlacedPair = Omit<DraftGame, 'weekIndex' | 'date' | 'time' | 'gameId'> & {
  readonly weekIndex: number | null;
  readonly date: string | null;
  readonly time: string | null;
};

/** What tells a game of a schedule from every other one: who plays whom at home, when and where. */
function placedPair({ homeTeamId, awayTeamId, weekIndex, date, time, locationId, court }: PlacedPair): string {
  return JSON.stringify([homeTeamId, awayTeamId, weekIndex, date, time, locationId, court]);
}

/** What publishing games would do to those that a schedule has. */
export interface Replacement<Stored> {
  /** Which stay as they are. */
  readonly same: Stored[];
  /** Which are put elsewhere, and where. */
  readonly moved: { readonly stored: Stored; readonly wanted: DraftGame }[];
  readonly gone: Stored[];
  readonly come: DraftGame[];
}

/** A game of a schedule as far as its replacement depends on it. */
type StoredGame = PlacedPair & { readonly id?: number; readonly status?: GameStatus };

/**
 * What publishing games would do to those that a schedule has: which stay, which move, which go, which come. One that
 * was postponed or cancelled is not to be played, and never the same as one of the plan, unless the plan names it.
 */
export function replacement<Stored extends StoredGame>(
  stored: readonly Stored[],
  wanted: readonly DraftGame[],
): Replacement<Stored> {
  const ownIds = new Set(wanted.map(({ gameId }) => gameId));
  const byId = new Map(stored.map((game) => [game.id, game]));
  const left = new Map<string, Stored[]>();
  const off: Stored[] = [];
  for (const game of stored) {
    if (game.id !== undefined && ownIds.has(game.id)) continue;
    if (game.status === 'postponed' || game.status === 'cancelled') off.push(game);
    else left.set(placedPair(game), [...(left.get(placedPair(game)) ?? []), game]);
  }
  const [same, moved, come]: [Stored[], Replacement<Stored>['moved'], DraftGame[]] = [[], [], []];
  for (const game of wanted) {
    const known = game.gameId === undefined ? undefined : byId.get(game.gameId);
    const found = known ?? left.get(placedPair(game))?.pop();
    if (found === undefined) come.push(game);
    else if (placedPair(found) === placedPair(game)) same.push(found);
    else moved.push({ stored: found, wanted: game });
  }
  return { same, moved, gone: [...off, ...[...left.values()].flat()], come };
}
