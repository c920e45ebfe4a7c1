import type { Id } from '../ordering/id.js';
import type { GeneratedSchedule, PlannedGame } from './schedule-problem.js';

/** A game of the schedule that is not played yet. */
export interface PresentGame {
  readonly id: Id;
  readonly homeTeamId: Id;
  readonly awayTeamId: Id;
  /** Index in the problem's `cells`; null where the place is lost: a week off, a hall that is gone, a game put off. */
  readonly cell: number | null;
  /** Index of the cell that it was put off from: barred to the game itself, and to no other one. */
  readonly leftCell?: number;
}

/** What becomes of a present game: it stays, plays elsewhere, or has no place any more. */
export type RepairChange = 'stays' | 'moved' | 'removed';

/** A present game after the repair. */
export interface RepairedGame {
  readonly id: Id;
  readonly change: RepairChange;
  /** Index in the problem's `cells`; null for a removed game. */
  readonly cell: number | null;
}

/** A repaired schedule. */
export interface RepairedSchedule {
  /** In the order of the present games. */
  readonly games: readonly RepairedGame[];
  /** New games, for teams that sit out a week in which there is room for them. */
  readonly added: readonly PlannedGame[];
  /** Whether it is proven that no repair loses fewer games, or changes fewer of those that it does not lose. */
  readonly isFewest: boolean;
  /** The whole schedule as it is afterwards: obstacles, fairness and certificate; its games are the added ones. */
  readonly schedule: GeneratedSchedule;
}
