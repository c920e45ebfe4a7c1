import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminStatsDocument,
  type AdminStatsQuery,
  type AdminStatsQueryVariables,
  UpdateStatDocument,
  type UpdateStatMutation,
  type UpdateStatMutationVariables,
  ReorderStatsDocument,
  type ReorderStatsMutation,
  type ReorderStatsMutationVariables,
  ResetStatsDocument,
  type ResetStatsMutation,
  type ResetStatsMutationVariables,
  CreateStatDocument,
  type CreateStatMutation,
  type CreateStatMutationVariables,
  DeleteStatsDocument,
  type DeleteStatsMutation,
  type DeleteStatsMutationVariables,
  PreviewGamesDocument,
  type PreviewGamesQuery,
  type PreviewGamesQueryVariables,
  PreviewLinesDocument,
  type PreviewLinesQuery,
  type PreviewLinesQueryVariables,
} from './stats.generated';

export const useAdminStatsQuery = (options?: useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables> | SkipToken) => useQuery(AdminStatsDocument, options);
export const useUpdateStatMutation = (options?: useMutation.Options<UpdateStatMutation, UpdateStatMutationVariables>) => useMutation(UpdateStatDocument, options);
export const useReorderStatsMutation = (options?: useMutation.Options<ReorderStatsMutation, ReorderStatsMutationVariables>) => useMutation(ReorderStatsDocument, options);
export const useResetStatsMutation = (options?: useMutation.Options<ResetStatsMutation, ResetStatsMutationVariables>) => useMutation(ResetStatsDocument, options);
export const useCreateStatMutation = (options?: useMutation.Options<CreateStatMutation, CreateStatMutationVariables>) => useMutation(CreateStatDocument, options);
export const useDeleteStatsMutation = (options?: useMutation.Options<DeleteStatsMutation, DeleteStatsMutationVariables>) => useMutation(DeleteStatsDocument, options);
export const usePreviewGamesQuery = (options?: useQuery.Options<PreviewGamesQuery, PreviewGamesQueryVariables> | SkipToken) => useQuery(PreviewGamesDocument, options);
export const usePreviewLinesQuery = (options: useQuery.Options<PreviewLinesQuery, PreviewLinesQueryVariables> | SkipToken) => useQuery(PreviewLinesDocument, options);
