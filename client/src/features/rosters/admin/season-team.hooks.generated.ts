import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  SeasonTeamDocument,
  type SeasonTeamQuery,
  type SeasonTeamQueryVariables,
  AddPlayerToTeamDocument,
  type AddPlayerToTeamMutation,
  type AddPlayerToTeamMutationVariables,
  UpdateRosterEntryDocument,
  type UpdateRosterEntryMutation,
  type UpdateRosterEntryMutationVariables,
  SetCaptainDocument,
  type SetCaptainMutation,
  type SetCaptainMutationVariables,
  RemovePlayersFromTeamDocument,
  type RemovePlayersFromTeamMutation,
  type RemovePlayersFromTeamMutationVariables,
  MovePlayersToTeamDocument,
  type MovePlayersToTeamMutation,
  type MovePlayersToTeamMutationVariables,
  TeamsOfSeasonDocument,
  type TeamsOfSeasonQuery,
  type TeamsOfSeasonQueryVariables,
} from './season-team.generated';

export const useSeasonTeamQuery = (options: useQuery.Options<SeasonTeamQuery, SeasonTeamQueryVariables> | SkipToken) => useQuery(SeasonTeamDocument, options);
export const useAddPlayerToTeamMutation = (options?: useMutation.Options<AddPlayerToTeamMutation, AddPlayerToTeamMutationVariables>) => useMutation(AddPlayerToTeamDocument, options);
export const useUpdateRosterEntryMutation = (options?: useMutation.Options<UpdateRosterEntryMutation, UpdateRosterEntryMutationVariables>) => useMutation(UpdateRosterEntryDocument, options);
export const useSetCaptainMutation = (options?: useMutation.Options<SetCaptainMutation, SetCaptainMutationVariables>) => useMutation(SetCaptainDocument, options);
export const useRemovePlayersFromTeamMutation = (options?: useMutation.Options<RemovePlayersFromTeamMutation, RemovePlayersFromTeamMutationVariables>) => useMutation(RemovePlayersFromTeamDocument, options);
export const useMovePlayersToTeamMutation = (options?: useMutation.Options<MovePlayersToTeamMutation, MovePlayersToTeamMutationVariables>) => useMutation(MovePlayersToTeamDocument, options);
export const useTeamsOfSeasonQuery = (options: useQuery.Options<TeamsOfSeasonQuery, TeamsOfSeasonQueryVariables> | SkipToken) => useQuery(TeamsOfSeasonDocument, options);
