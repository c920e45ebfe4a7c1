import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  SeasonLeaguesDocument,
  type SeasonLeaguesQuery,
  type SeasonLeaguesQueryVariables,
  LeagueSourcesDocument,
  type LeagueSourcesQuery,
  type LeagueSourcesQueryVariables,
  CreateLeagueDocument,
  type CreateLeagueMutation,
  type CreateLeagueMutationVariables,
  RenameLeagueDocument,
  type RenameLeagueMutation,
  type RenameLeagueMutationVariables,
  ReorderSeasonLeaguesDocument,
  type ReorderSeasonLeaguesMutation,
  type ReorderSeasonLeaguesMutationVariables,
  RemoveLeaguesFromSeasonDocument,
  type RemoveLeaguesFromSeasonMutation,
  type RemoveLeaguesFromSeasonMutationVariables,
} from './season-leagues.generated';

export const useSeasonLeaguesQuery = (options: useQuery.Options<SeasonLeaguesQuery, SeasonLeaguesQueryVariables> | SkipToken) => useQuery(SeasonLeaguesDocument, options);
export const useLeagueSourcesQuery = (options?: useQuery.Options<LeagueSourcesQuery, LeagueSourcesQueryVariables> | SkipToken) => useQuery(LeagueSourcesDocument, options);
export const useCreateLeagueMutation = (options?: useMutation.Options<CreateLeagueMutation, CreateLeagueMutationVariables>) => useMutation(CreateLeagueDocument, options);
export const useRenameLeagueMutation = (options?: useMutation.Options<RenameLeagueMutation, RenameLeagueMutationVariables>) => useMutation(RenameLeagueDocument, options);
export const useReorderSeasonLeaguesMutation = (options?: useMutation.Options<ReorderSeasonLeaguesMutation, ReorderSeasonLeaguesMutationVariables>) => useMutation(ReorderSeasonLeaguesDocument, options);
export const useRemoveLeaguesFromSeasonMutation = (options?: useMutation.Options<RemoveLeaguesFromSeasonMutation, RemoveLeaguesFromSeasonMutationVariables>) => useMutation(RemoveLeaguesFromSeasonDocument, options);
