import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  UsersDocument,
  type UsersQuery,
  type UsersQueryVariables,
  UserOrganizationsDocument,
  type UserOrganizationsQuery,
  type UserOrganizationsQueryVariables,
  CreateUserDocument,
  type CreateUserMutation,
  type CreateUserMutationVariables,
  UpdateUserDocument,
  type UpdateUserMutation,
  type UpdateUserMutationVariables,
  InviteUserDocument,
  type InviteUserMutation,
  type InviteUserMutationVariables,
  WithdrawInvitationDocument,
  type WithdrawInvitationMutation,
  type WithdrawInvitationMutationVariables,
  DeleteUserDocument,
  type DeleteUserMutation,
  type DeleteUserMutationVariables,
} from './users.generated';

export const useUsersQuery = (options?: useQuery.Options<UsersQuery, UsersQueryVariables> | SkipToken) => useQuery(UsersDocument, options);
export const useUserOrganizationsQuery = (options?: useQuery.Options<UserOrganizationsQuery, UserOrganizationsQueryVariables> | SkipToken) => useQuery(UserOrganizationsDocument, options);
export const useCreateUserMutation = (options?: useMutation.Options<CreateUserMutation, CreateUserMutationVariables>) => useMutation(CreateUserDocument, options);
export const useUpdateUserMutation = (options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) => useMutation(UpdateUserDocument, options);
export const useInviteUserMutation = (options?: useMutation.Options<InviteUserMutation, InviteUserMutationVariables>) => useMutation(InviteUserDocument, options);
export const useWithdrawInvitationMutation = (options?: useMutation.Options<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>) => useMutation(WithdrawInvitationDocument, options);
export const useDeleteUserMutation = (options?: useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>) => useMutation(DeleteUserDocument, options);
