import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminTeamsDocument,
  type AdminTeamsQuery,
  type AdminTeamsQueryVariables,
  AdminTeamPageDocument,
  type AdminTeamPageQuery,
  type AdminTeamPageQueryVariables,
  TeamLogoColourDocument,
  type TeamLogoColourQuery,
  type TeamLogoColourQueryVariables,
  CreateTeamDocument,
  type CreateTeamMutation,
  type CreateTeamMutationVariables,
  UpdateTeamDocument,
  type UpdateTeamMutation,
  type UpdateTeamMutationVariables,
  DeleteTeamsDocument,
  type DeleteTeamsMutation,
  type DeleteTeamsMutationVariables,
} from './teams.generated';

export const useAdminTeamsQuery = (options?: useQuery.Options<AdminTeamsQuery, AdminTeamsQueryVariables> | SkipToken) => useQuery(AdminTeamsDocument, options);
export const useAdminTeamPageQuery = (options: useQuery.Options<AdminTeamPageQuery, AdminTeamPageQueryVariables> | SkipToken) => useQuery(AdminTeamPageDocument, options);
export const useTeamLogoColourQuery = (options: useQuery.Options<TeamLogoColourQuery, TeamLogoColourQueryVariables> | SkipToken) => useQuery(TeamLogoColourDocument, options);
export const useCreateTeamMutation = (options?: useMutation.Options<CreateTeamMutation, CreateTeamMutationVariables>) => useMutation(CreateTeamDocument, options);
export const useUpdateTeamMutation = (options?: useMutation.Options<UpdateTeamMutation, UpdateTeamMutationVariables>) => useMutation(UpdateTeamDocument, options);
export const useDeleteTeamsMutation = (options?: useMutation.Options<DeleteTeamsMutation, DeleteTeamsMutationVariables>) => useMutation(DeleteTeamsDocument, options);
