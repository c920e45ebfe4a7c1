import { lazy } from 'react';

/** The edit mode of a game's statistics: loaded when somebody begins to edit. */
export const StatisticsEntry = lazy(() => import('@/features/statistics/admin/statistics-entry'));
