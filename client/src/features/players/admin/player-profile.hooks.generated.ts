import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminPlayerDocument,
  type AdminPlayerQuery,
  type AdminPlayerQueryVariables,
  UpdatePlayerDocument,
  type UpdatePlayerMutation,
  type UpdatePlayerMutationVariables,
} from './player-profile.generated';

export const useAdminPlayerQuery = (options: useQuery.Options<AdminPlayerQuery, AdminPlayerQueryVariables> | SkipToken) => useQuery(AdminPlayerDocument, options);
export const useUpdatePlayerMutation = (options?: useMutation.Options<UpdatePlayerMutation, UpdatePlayerMutationVariables>) => useMutation(UpdatePlayerDocument, options);
