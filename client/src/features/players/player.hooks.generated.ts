import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PlayerStatsPageDocument,
  type PlayerStatsPageQuery,
  type PlayerStatsPageQueryVariables,
  PlayerSeasonGamesDocument,
  type PlayerSeasonGamesQuery,
  type PlayerSeasonGamesQueryVariables,
} from './player.generated';

export const usePlayerStatsPageQuery = (options: useQuery.Options<PlayerStatsPageQuery, PlayerStatsPageQueryVariables> | SkipToken) => useQuery(PlayerStatsPageDocument, options);
export const usePlayerSeasonGamesQuery = (options: useQuery.Options<PlayerSeasonGamesQuery, PlayerSeasonGamesQueryVariables> | SkipToken) => useQuery(PlayerSeasonGamesDocument, options);
