import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminOrganizationsDocument,
  type AdminOrganizationsQuery,
  type AdminOrganizationsQueryVariables,
  CreateOrganizationDocument,
  type CreateOrganizationMutation,
  type CreateOrganizationMutationVariables,
  UpdateOrganizationDocument,
  type UpdateOrganizationMutation,
  type UpdateOrganizationMutationVariables,
  DeleteOrganizationDocument,
  type DeleteOrganizationMutation,
  type DeleteOrganizationMutationVariables,
  AttachableUsersDocument,
  type AttachableUsersQuery,
  type AttachableUsersQueryVariables,
  AddUserToOrganizationDocument,
  type AddUserToOrganizationMutation,
  type AddUserToOrganizationMutationVariables,
  CreateOrganizationUserDocument,
  type CreateOrganizationUserMutation,
  type CreateOrganizationUserMutationVariables,
} from './organizations.generated';

export const useAdminOrganizationsQuery = (options?: useQuery.Options<AdminOrganizationsQuery, AdminOrganizationsQueryVariables> | SkipToken) => useQuery(AdminOrganizationsDocument, options);
export const useCreateOrganizationMutation = (options?: useMutation.Options<CreateOrganizationMutation, CreateOrganizationMutationVariables>) => useMutation(CreateOrganizationDocument, options);
export const useUpdateOrganizationMutation = (options?: useMutation.Options<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>) => useMutation(UpdateOrganizationDocument, options);
export const useDeleteOrganizationMutation = (options?: useMutation.Options<DeleteOrganizationMutation, DeleteOrganizationMutationVariables>) => useMutation(DeleteOrganizationDocument, options);
export const useAttachableUsersQuery = (options?: useQuery.Options<AttachableUsersQuery, AttachableUsersQueryVariables> | SkipToken) => useQuery(AttachableUsersDocument, options);
export const useAddUserToOrganizationMutation = (options?: useMutation.Options<AddUserToOrganizationMutation, AddUserToOrganizationMutationVariables>) => useMutation(AddUserToOrganizationDocument, options);
export const useCreateOrganizationUserMutation = (options?: useMutation.Options<CreateOrganizationUserMutation, CreateOrganizationUserMutationVariables>) => useMutation(CreateOrganizationUserDocument, options);
