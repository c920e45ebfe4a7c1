import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PlayerSearchDocument,
  type PlayerSearchQuery,
  type PlayerSearchQueryVariables,
} from './player-search.generated';

export const usePlayerSearchQuery = (options: useQuery.Options<PlayerSearchQuery, PlayerSearchQueryVariables> | SkipToken) => useQuery(PlayerSearchDocument, options);
