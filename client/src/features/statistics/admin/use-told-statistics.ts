import { useFollowed } from '@/app/live/use-followed';
import type { GridStore } from '../grid/grid-store';
import { isKnown } from '../grid/told-game';
import { ToldStatisticsDocument } from './statistics-entry.generated';

/**
 * Reads a game anew as soon as visitors are told something of it that the grid does not have: what others enter, at the
 * table or in another grid. What was entered here is known before it is told.
 * @param slug of the organization's pages
 */
export function useToldStatistics(
  slug: string,
  gameId: string,
  store: GridStore,
  refetch: () => Promise<unknown>,
): void {
  useFollowed(ToldStatisticsDocument, { slug, id: gameId }, ({ organization }) =>
    organization?.game && !isKnown(store.values, organization.game) ? refetch() : undefined,
  );
}
