import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminAttributesDocument,
  type AdminAttributesQuery,
  type AdminAttributesQueryVariables,
  CreatePlayerAttributeDocument,
  type CreatePlayerAttributeMutation,
  type CreatePlayerAttributeMutationVariables,
  UpdatePlayerAttributeDocument,
  type UpdatePlayerAttributeMutation,
  type UpdatePlayerAttributeMutationVariables,
  ReorderPlayerAttributesDocument,
  type ReorderPlayerAttributesMutation,
  type ReorderPlayerAttributesMutationVariables,
  DeletePlayerAttributeDocument,
  type DeletePlayerAttributeMutation,
  type DeletePlayerAttributeMutationVariables,
  ResetPlayerAttributesDocument,
  type ResetPlayerAttributesMutation,
  type ResetPlayerAttributesMutationVariables,
} from './attributes.generated';

export const useAdminAttributesQuery = (options?: useQuery.Options<AdminAttributesQuery, AdminAttributesQueryVariables> | SkipToken) => useQuery(AdminAttributesDocument, options);
export const useCreatePlayerAttributeMutation = (options?: useMutation.Options<CreatePlayerAttributeMutation, CreatePlayerAttributeMutationVariables>) => useMutation(CreatePlayerAttributeDocument, options);
export const useUpdatePlayerAttributeMutation = (options?: useMutation.Options<UpdatePlayerAttributeMutation, UpdatePlayerAttributeMutationVariables>) => useMutation(UpdatePlayerAttributeDocument, options);
export const useReorderPlayerAttributesMutation = (options?: useMutation.Options<ReorderPlayerAttributesMutation, ReorderPlayerAttributesMutationVariables>) => useMutation(ReorderPlayerAttributesDocument, options);
export const useDeletePlayerAttributeMutation = (options?: useMutation.Options<DeletePlayerAttributeMutation, DeletePlayerAttributeMutationVariables>) => useMutation(DeletePlayerAttributeDocument, options);
export const useResetPlayerAttributesMutation = (options?: useMutation.Options<ResetPlayerAttributesMutation, ResetPlayerAttributesMutationVariables>) => useMutation(ResetPlayerAttributesDocument, options);
