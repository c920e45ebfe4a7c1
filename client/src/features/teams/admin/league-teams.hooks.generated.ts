import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  LeagueTeamsHeadDocument,
  type LeagueTeamsHeadQuery,
  type LeagueTeamsHeadQueryVariables,
  LeagueTeamsDocument,
  type LeagueTeamsQuery,
  type LeagueTeamsQueryVariables,
  CaptainChoicesDocument,
  type CaptainChoicesQuery,
  type CaptainChoicesQueryVariables,
  AddTeamToLeagueDocument,
  type AddTeamToLeagueMutation,
  type AddTeamToLeagueMutationVariables,
  UpdateSeasonLeagueTeamDocument,
  type UpdateSeasonLeagueTeamMutation,
  type UpdateSeasonLeagueTeamMutationVariables,
  RemoveTeamsFromLeagueDocument,
  type RemoveTeamsFromLeagueMutation,
  type RemoveTeamsFromLeagueMutationVariables,
} from './league-teams.generated';

export const useLeagueTeamsHeadQuery = (options: useQuery.Options<LeagueTeamsHeadQuery, LeagueTeamsHeadQueryVariables> | SkipToken) => useQuery(LeagueTeamsHeadDocument, options);
export const useLeagueTeamsQuery = (options: useQuery.Options<LeagueTeamsQuery, LeagueTeamsQueryVariables> | SkipToken) => useQuery(LeagueTeamsDocument, options);
export const useCaptainChoicesQuery = (options: useQuery.Options<CaptainChoicesQuery, CaptainChoicesQueryVariables> | SkipToken) => useQuery(CaptainChoicesDocument, options);
export const useAddTeamToLeagueMutation = (options?: useMutation.Options<AddTeamToLeagueMutation, AddTeamToLeagueMutationVariables>) => useMutation(AddTeamToLeagueDocument, options);
export const useUpdateSeasonLeagueTeamMutation = (options?: useMutation.Options<UpdateSeasonLeagueTeamMutation, UpdateSeasonLeagueTeamMutationVariables>) => useMutation(UpdateSeasonLeagueTeamDocument, options);
export const useRemoveTeamsFromLeagueMutation = (options?: useMutation.Options<RemoveTeamsFromLeagueMutation, RemoveTeamsFromLeagueMutationVariables>) => useMutation(RemoveTeamsFromLeagueDocument, options);
