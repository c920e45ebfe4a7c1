import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PlayerStatsPageDocument,
  type PlayerStatsPageQuery,
  type PlayerStatsPageQueryVariables,
} from './player-stats.generated';

export const usePlayerStatsPageQuery = (options: useQuery.Options<PlayerStatsPageQuery, PlayerStatsPageQueryVariables> | SkipToken) => useQuery(PlayerStatsPageDocument, options);
