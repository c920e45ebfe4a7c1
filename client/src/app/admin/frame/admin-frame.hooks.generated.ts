import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminFrameDocument,
  type AdminFrameQuery,
  type AdminFrameQueryVariables,
  OrganizationChoicesDocument,
  type OrganizationChoicesQuery,
  type OrganizationChoicesQueryVariables,
  OrganizationOfUserDocument,
  type OrganizationOfUserQuery,
  type OrganizationOfUserQueryVariables,
  ActForDocument,
  type ActForMutation,
  type ActForMutationVariables,
  SignOutDocument,
  type SignOutMutation,
  type SignOutMutationVariables,
} from './admin-frame.generated';

export const useAdminFrameQuery = (options?: useQuery.Options<AdminFrameQuery, AdminFrameQueryVariables> | SkipToken) => useQuery(AdminFrameDocument, options);
export const useOrganizationChoicesQuery = (options?: useQuery.Options<OrganizationChoicesQuery, OrganizationChoicesQueryVariables> | SkipToken) => useQuery(OrganizationChoicesDocument, options);
export const useOrganizationOfUserQuery = (options: useQuery.Options<OrganizationOfUserQuery, OrganizationOfUserQueryVariables> | SkipToken) => useQuery(OrganizationOfUserDocument, options);
export const useActForMutation = (options?: useMutation.Options<ActForMutation, ActForMutationVariables>) => useMutation(ActForDocument, options);
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) => useMutation(SignOutDocument, options);
