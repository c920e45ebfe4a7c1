import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  StatisticsEntryDocument,
  type StatisticsEntryQuery,
  type StatisticsEntryQueryVariables,
  StatisticsEntryByLinkDocument,
  type StatisticsEntryByLinkQuery,
  type StatisticsEntryByLinkQueryVariables,
  EntryRosterDocument,
  type EntryRosterQuery,
  type EntryRosterQueryVariables,
  SaveStatisticsDocument,
  type SaveStatisticsMutation,
  type SaveStatisticsMutationVariables,
  UpdateGameLinesDocument,
  type UpdateGameLinesMutation,
  type UpdateGameLinesMutationVariables,
  DeleteGameLinesDocument,
  type DeleteGameLinesMutation,
  type DeleteGameLinesMutationVariables,
  AddGamePlayerDocument,
  type AddGamePlayerMutation,
  type AddGamePlayerMutationVariables,
} from './statistics-entry.generated';

export const useStatisticsEntryQuery = (options: useQuery.Options<StatisticsEntryQuery, StatisticsEntryQueryVariables> | SkipToken) => useQuery(StatisticsEntryDocument, options);
export const useStatisticsEntryByLinkQuery = (options?: useQuery.Options<StatisticsEntryByLinkQuery, StatisticsEntryByLinkQueryVariables> | SkipToken) => useQuery(StatisticsEntryByLinkDocument, options);
export const useEntryRosterQuery = (options: useQuery.Options<EntryRosterQuery, EntryRosterQueryVariables> | SkipToken) => useQuery(EntryRosterDocument, options);
export const useSaveStatisticsMutation = (options?: useMutation.Options<SaveStatisticsMutation, SaveStatisticsMutationVariables>) => useMutation(SaveStatisticsDocument, options);
export const useUpdateGameLinesMutation = (options?: useMutation.Options<UpdateGameLinesMutation, UpdateGameLinesMutationVariables>) => useMutation(UpdateGameLinesDocument, options);
export const useDeleteGameLinesMutation = (options?: useMutation.Options<DeleteGameLinesMutation, DeleteGameLinesMutationVariables>) => useMutation(DeleteGameLinesDocument, options);
export const useAddGamePlayerMutation = (options?: useMutation.Options<AddGamePlayerMutation, AddGamePlayerMutationVariables>) => useMutation(AddGamePlayerDocument, options);
