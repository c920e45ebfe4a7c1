import { lazy } from 'react';

/** The edit mode of a game's statistics: loaded when somebody begins to edit. */
export const StatisticsEntry = lazy(() => import('@/features/statistics/admin/statistics-entry'));

/** Adds a player to a game at the table: loaded when somebody wants to. */
export const AddGamePlayerDialog = lazy(async () => ({
  default: (await import('@/features/statistics/admin/add-game-player-dialog')).AddGamePlayerDialog,
}));
