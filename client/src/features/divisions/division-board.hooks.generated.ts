import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  DivisionBoardDocument,
  type DivisionBoardQuery,
  type DivisionBoardQueryVariables,
  AssignDivisionTeamsDocument,
  type AssignDivisionTeamsMutation,
  type AssignDivisionTeamsMutationVariables,
  CreateDivisionDocument,
  type CreateDivisionMutation,
  type CreateDivisionMutationVariables,
  UpdateDivisionDocument,
  type UpdateDivisionMutation,
  type UpdateDivisionMutationVariables,
  DeleteDivisionDocument,
  type DeleteDivisionMutation,
  type DeleteDivisionMutationVariables,
} from './division-board.generated';

export const useDivisionBoardQuery = (options: useQuery.Options<DivisionBoardQuery, DivisionBoardQueryVariables> | SkipToken) => useQuery(DivisionBoardDocument, options);
export const useAssignDivisionTeamsMutation = (options?: useMutation.Options<AssignDivisionTeamsMutation, AssignDivisionTeamsMutationVariables>) => useMutation(AssignDivisionTeamsDocument, options);
export const useCreateDivisionMutation = (options?: useMutation.Options<CreateDivisionMutation, CreateDivisionMutationVariables>) => useMutation(CreateDivisionDocument, options);
export const useUpdateDivisionMutation = (options?: useMutation.Options<UpdateDivisionMutation, UpdateDivisionMutationVariables>) => useMutation(UpdateDivisionDocument, options);
export const useDeleteDivisionMutation = (options?: useMutation.Options<DeleteDivisionMutation, DeleteDivisionMutationVariables>) => useMutation(DeleteDivisionDocument, options);
