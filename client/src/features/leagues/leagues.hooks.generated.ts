import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminLeaguesDocument,
  type AdminLeaguesQuery,
  type AdminLeaguesQueryVariables,
  AdminLeagueDocument,
  type AdminLeagueQuery,
  type AdminLeagueQueryVariables,
  DeleteLeaguesDocument,
  type DeleteLeaguesMutation,
  type DeleteLeaguesMutationVariables,
} from './leagues.generated';

export const useAdminLeaguesQuery = (options?: useQuery.Options<AdminLeaguesQuery, AdminLeaguesQueryVariables> | SkipToken) => useQuery(AdminLeaguesDocument, options);
export const useAdminLeagueQuery = (options: useQuery.Options<AdminLeagueQuery, AdminLeagueQueryVariables> | SkipToken) => useQuery(AdminLeagueDocument, options);
export const useDeleteLeaguesMutation = (options?: useMutation.Options<DeleteLeaguesMutation, DeleteLeaguesMutationVariables>) => useMutation(DeleteLeaguesDocument, options);
