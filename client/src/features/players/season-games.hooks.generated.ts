import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PlayerSeasonGamesDocument,
  type PlayerSeasonGamesQuery,
  type PlayerSeasonGamesQueryVariables,
} from './season-games.generated';

export const usePlayerSeasonGamesQuery = (options: useQuery.Options<PlayerSeasonGamesQuery, PlayerSeasonGamesQueryVariables> | SkipToken) => useQuery(PlayerSeasonGamesDocument, options);
