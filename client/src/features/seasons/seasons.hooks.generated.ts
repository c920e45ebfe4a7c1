import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminSeasonsDocument,
  type AdminSeasonsQuery,
  type AdminSeasonsQueryVariables,
  CreateSeasonDocument,
  type CreateSeasonMutation,
  type CreateSeasonMutationVariables,
  UpdateSeasonDocument,
  type UpdateSeasonMutation,
  type UpdateSeasonMutationVariables,
  DeleteSeasonsDocument,
  type DeleteSeasonsMutation,
  type DeleteSeasonsMutationVariables,
} from './seasons.generated';

export const useAdminSeasonsQuery = (options?: useQuery.Options<AdminSeasonsQuery, AdminSeasonsQueryVariables> | SkipToken) => useQuery(AdminSeasonsDocument, options);
export const useCreateSeasonMutation = (options?: useMutation.Options<CreateSeasonMutation, CreateSeasonMutationVariables>) => useMutation(CreateSeasonDocument, options);
export const useUpdateSeasonMutation = (options?: useMutation.Options<UpdateSeasonMutation, UpdateSeasonMutationVariables>) => useMutation(UpdateSeasonDocument, options);
export const useDeleteSeasonsMutation = (options?: useMutation.Options<DeleteSeasonsMutation, DeleteSeasonsMutationVariables>) => useMutation(DeleteSeasonsDocument, options);
