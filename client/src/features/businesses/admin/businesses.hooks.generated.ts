import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminBusinessesDocument,
  type AdminBusinessesQuery,
  type AdminBusinessesQueryVariables,
  CreateBusinessDocument,
  type CreateBusinessMutation,
  type CreateBusinessMutationVariables,
  UpdateBusinessDocument,
  type UpdateBusinessMutation,
  type UpdateBusinessMutationVariables,
  DeleteBusinessesDocument,
  type DeleteBusinessesMutation,
  type DeleteBusinessesMutationVariables,
} from './businesses.generated';

export const useAdminBusinessesQuery = (options?: useQuery.Options<AdminBusinessesQuery, AdminBusinessesQueryVariables> | SkipToken) => useQuery(AdminBusinessesDocument, options);
export const useCreateBusinessMutation = (options?: useMutation.Options<CreateBusinessMutation, CreateBusinessMutationVariables>) => useMutation(CreateBusinessDocument, options);
export const useUpdateBusinessMutation = (options?: useMutation.Options<UpdateBusinessMutation, UpdateBusinessMutationVariables>) => useMutation(UpdateBusinessDocument, options);
export const useDeleteBusinessesMutation = (options?: useMutation.Options<DeleteBusinessesMutation, DeleteBusinessesMutationVariables>) => useMutation(DeleteBusinessesDocument, options);
