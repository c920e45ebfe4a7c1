import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  EditableGameDocument,
  type EditableGameQuery,
  type EditableGameQueryVariables,
  GameLocationsDocument,
  type GameLocationsQuery,
  type GameLocationsQueryVariables,
  GameTeamsDocument,
  type GameTeamsQuery,
  type GameTeamsQueryVariables,
  CreateGameDocument,
  type CreateGameMutation,
  type CreateGameMutationVariables,
  UpdateGameDocument,
  type UpdateGameMutation,
  type UpdateGameMutationVariables,
  SetGameScoreDocument,
  type SetGameScoreMutation,
  type SetGameScoreMutationVariables,
  DeleteGamesDocument,
  type DeleteGamesMutation,
  type DeleteGamesMutationVariables,
  PlaceFindingsDocument,
  type PlaceFindingsQuery,
  type PlaceFindingsQueryVariables,
} from './game-writes.generated';

export const useEditableGameQuery = (options: useQuery.Options<EditableGameQuery, EditableGameQueryVariables> | SkipToken) => useQuery(EditableGameDocument, options);
export const useGameLocationsQuery = (options?: useQuery.Options<GameLocationsQuery, GameLocationsQueryVariables> | SkipToken) => useQuery(GameLocationsDocument, options);
export const useGameTeamsQuery = (options: useQuery.Options<GameTeamsQuery, GameTeamsQueryVariables> | SkipToken) => useQuery(GameTeamsDocument, options);
export const useCreateGameMutation = (options?: useMutation.Options<CreateGameMutation, CreateGameMutationVariables>) => useMutation(CreateGameDocument, options);
export const useUpdateGameMutation = (options?: useMutation.Options<UpdateGameMutation, UpdateGameMutationVariables>) => useMutation(UpdateGameDocument, options);
export const useSetGameScoreMutation = (options?: useMutation.Options<SetGameScoreMutation, SetGameScoreMutationVariables>) => useMutation(SetGameScoreDocument, options);
export const useDeleteGamesMutation = (options?: useMutation.Options<DeleteGamesMutation, DeleteGamesMutationVariables>) => useMutation(DeleteGamesDocument, options);
export const usePlaceFindingsQuery = (options: useQuery.Options<PlaceFindingsQuery, PlaceFindingsQueryVariables> | SkipToken) => useQuery(PlaceFindingsDocument, options);
