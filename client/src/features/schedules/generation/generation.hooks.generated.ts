import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  GenerateFullScheduleDocument,
  type GenerateFullScheduleMutation,
  type GenerateFullScheduleMutationVariables,
  GenerateScheduleDraftDocument,
  type GenerateScheduleDraftMutation,
  type GenerateScheduleDraftMutationVariables,
  RepairScheduleDraftDocument,
  type RepairScheduleDraftMutation,
  type RepairScheduleDraftMutationVariables,
  CancelScheduleGenerationDocument,
  type CancelScheduleGenerationMutation,
  type CancelScheduleGenerationMutationVariables,
  ScheduleGenerationProgressDocument,
  type ScheduleGenerationProgressQuery,
  type ScheduleGenerationProgressQueryVariables,
} from './generation.generated';

export const useGenerateFullScheduleMutation = (options?: useMutation.Options<GenerateFullScheduleMutation, GenerateFullScheduleMutationVariables>) => useMutation(GenerateFullScheduleDocument, options);
export const useGenerateScheduleDraftMutation = (options?: useMutation.Options<GenerateScheduleDraftMutation, GenerateScheduleDraftMutationVariables>) => useMutation(GenerateScheduleDraftDocument, options);
export const useRepairScheduleDraftMutation = (options?: useMutation.Options<RepairScheduleDraftMutation, RepairScheduleDraftMutationVariables>) => useMutation(RepairScheduleDraftDocument, options);
export const useCancelScheduleGenerationMutation = (options?: useMutation.Options<CancelScheduleGenerationMutation, CancelScheduleGenerationMutationVariables>) => useMutation(CancelScheduleGenerationDocument, options);
export const useScheduleGenerationProgressQuery = (options: useQuery.Options<ScheduleGenerationProgressQuery, ScheduleGenerationProgressQueryVariables> | SkipToken) => useQuery(ScheduleGenerationProgressDocument, options);
