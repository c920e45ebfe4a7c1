import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  ApiKeysDocument,
  type ApiKeysQuery,
  type ApiKeysQueryVariables,
  CreateApiKeyDocument,
  type CreateApiKeyMutation,
  type CreateApiKeyMutationVariables,
  UpdateApiKeyDocument,
  type UpdateApiKeyMutation,
  type UpdateApiKeyMutationVariables,
  RevokeApiKeyDocument,
  type RevokeApiKeyMutation,
  type RevokeApiKeyMutationVariables,
  ResetTestOrganizationDocument,
  type ResetTestOrganizationMutation,
  type ResetTestOrganizationMutationVariables,
  StartSimulatedGameDocument,
  type StartSimulatedGameMutation,
  type StartSimulatedGameMutationVariables,
  StopSimulatedGameDocument,
  type StopSimulatedGameMutation,
  type StopSimulatedGameMutationVariables,
} from './api-keys.generated';

export const useApiKeysQuery = (options?: useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> | SkipToken) => useQuery(ApiKeysDocument, options);
export const useCreateApiKeyMutation = (options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) => useMutation(CreateApiKeyDocument, options);
export const useUpdateApiKeyMutation = (options?: useMutation.Options<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>) => useMutation(UpdateApiKeyDocument, options);
export const useRevokeApiKeyMutation = (options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) => useMutation(RevokeApiKeyDocument, options);
export const useResetTestOrganizationMutation = (options?: useMutation.Options<ResetTestOrganizationMutation, ResetTestOrganizationMutationVariables>) => useMutation(ResetTestOrganizationDocument, options);
export const useStartSimulatedGameMutation = (options?: useMutation.Options<StartSimulatedGameMutation, StartSimulatedGameMutationVariables>) => useMutation(StartSimulatedGameDocument, options);
export const useStopSimulatedGameMutation = (options?: useMutation.Options<StopSimulatedGameMutation, StopSimulatedGameMutationVariables>) => useMutation(StopSimulatedGameDocument, options);
