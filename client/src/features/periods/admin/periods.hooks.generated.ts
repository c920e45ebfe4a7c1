import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminPeriodsDocument,
  type AdminPeriodsQuery,
  type AdminPeriodsQueryVariables,
  CreatePeriodDocument,
  type CreatePeriodMutation,
  type CreatePeriodMutationVariables,
  UpdatePeriodDocument,
  type UpdatePeriodMutation,
  type UpdatePeriodMutationVariables,
  ReorderPeriodsDocument,
  type ReorderPeriodsMutation,
  type ReorderPeriodsMutationVariables,
  HideAllPeriodsDocument,
  type HideAllPeriodsMutation,
  type HideAllPeriodsMutationVariables,
  ResetPeriodsDocument,
  type ResetPeriodsMutation,
  type ResetPeriodsMutationVariables,
} from './periods.generated';

export const useAdminPeriodsQuery = (options?: useQuery.Options<AdminPeriodsQuery, AdminPeriodsQueryVariables> | SkipToken) => useQuery(AdminPeriodsDocument, options);
export const useCreatePeriodMutation = (options?: useMutation.Options<CreatePeriodMutation, CreatePeriodMutationVariables>) => useMutation(CreatePeriodDocument, options);
export const useUpdatePeriodMutation = (options?: useMutation.Options<UpdatePeriodMutation, UpdatePeriodMutationVariables>) => useMutation(UpdatePeriodDocument, options);
export const useReorderPeriodsMutation = (options?: useMutation.Options<ReorderPeriodsMutation, ReorderPeriodsMutationVariables>) => useMutation(ReorderPeriodsDocument, options);
export const useHideAllPeriodsMutation = (options?: useMutation.Options<HideAllPeriodsMutation, HideAllPeriodsMutationVariables>) => useMutation(HideAllPeriodsDocument, options);
export const useResetPeriodsMutation = (options?: useMutation.Options<ResetPeriodsMutation, ResetPeriodsMutationVariables>) => useMutation(ResetPeriodsDocument, options);
