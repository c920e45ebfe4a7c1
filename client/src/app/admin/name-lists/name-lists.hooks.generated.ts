import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PlayerNamesakesDocument,
  type PlayerNamesakesQuery,
  type PlayerNamesakesQueryVariables,
  AddPlayerListDocument,
  type AddPlayerListMutation,
  type AddPlayerListMutationVariables,
  TeamNamesakesDocument,
  type TeamNamesakesQuery,
  type TeamNamesakesQueryVariables,
  AddTeamListDocument,
  type AddTeamListMutation,
  type AddTeamListMutationVariables,
} from './name-lists.generated';

export const usePlayerNamesakesQuery = (options: useQuery.Options<PlayerNamesakesQuery, PlayerNamesakesQueryVariables> | SkipToken) => useQuery(PlayerNamesakesDocument, options);
export const useAddPlayerListMutation = (options?: useMutation.Options<AddPlayerListMutation, AddPlayerListMutationVariables>) => useMutation(AddPlayerListDocument, options);
export const useTeamNamesakesQuery = (options: useQuery.Options<TeamNamesakesQuery, TeamNamesakesQueryVariables> | SkipToken) => useQuery(TeamNamesakesDocument, options);
export const useAddTeamListMutation = (options?: useMutation.Options<AddTeamListMutation, AddTeamListMutationVariables>) => useMutation(AddTeamListDocument, options);
