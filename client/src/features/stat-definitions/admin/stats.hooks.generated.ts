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
} from './stats.generated';

export const useAdminStatsQuery = (options?: useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables> | SkipToken) => useQuery(AdminStatsDocument, options);
export const useUpdateStatMutation = (options?: useMutation.Options<UpdateStatMutation, UpdateStatMutationVariables>) => useMutation(UpdateStatDocument, options);
export const useReorderStatsMutation = (options?: useMutation.Options<ReorderStatsMutation, ReorderStatsMutationVariables>) => useMutation(ReorderStatsDocument, options);
export const useResetStatsMutation = (options?: useMutation.Options<ResetStatsMutation, ResetStatsMutationVariables>) => useMutation(ResetStatsDocument, options);
