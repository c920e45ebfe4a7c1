import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  TeamSearchDocument,
  type TeamSearchQuery,
  type TeamSearchQueryVariables,
  TeamChoicesDocument,
  type TeamChoicesQuery,
  type TeamChoicesQueryVariables,
  TeamNameDocument,
  type TeamNameQuery,
  type TeamNameQueryVariables,
} from './team-search.generated';

export const useTeamSearchQuery = (options: useQuery.Options<TeamSearchQuery, TeamSearchQueryVariables> | SkipToken) => useQuery(TeamSearchDocument, options);
export const useTeamChoicesQuery = (options?: useQuery.Options<TeamChoicesQuery, TeamChoicesQueryVariables> | SkipToken) => useQuery(TeamChoicesDocument, options);
export const useTeamNameQuery = (options: useQuery.Options<TeamNameQuery, TeamNameQueryVariables> | SkipToken) => useQuery(TeamNameDocument, options);
