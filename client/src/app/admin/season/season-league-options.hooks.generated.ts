import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  SeasonLeagueChoicesDocument,
  type SeasonLeagueChoicesQuery,
  type SeasonLeagueChoicesQueryVariables,
} from './season-league-options.generated';

export const useSeasonLeagueChoicesQuery = (options?: useQuery.Options<SeasonLeagueChoicesQuery, SeasonLeagueChoicesQueryVariables> | SkipToken) => useQuery(SeasonLeagueChoicesDocument, options);
