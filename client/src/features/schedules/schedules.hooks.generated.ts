import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  ScheduleListDocument,
  type ScheduleListQuery,
  type ScheduleListQueryVariables,
  ScheduleBoardDocument,
  type ScheduleBoardQuery,
  type ScheduleBoardQueryVariables,
  CellsForGameDocument,
  type CellsForGameQuery,
  type CellsForGameQueryVariables,
  CreateScheduleDocument,
  type CreateScheduleMutation,
  type CreateScheduleMutationVariables,
  UpdateScheduleDocument,
  type UpdateScheduleMutation,
  type UpdateScheduleMutationVariables,
  DeleteScheduleDocument,
  type DeleteScheduleMutation,
  type DeleteScheduleMutationVariables,
  SwapGamesDocument,
  type SwapGamesMutation,
  type SwapGamesMutationVariables,
  MoveGameDocument,
  type MoveGameMutation,
  type MoveGameMutationVariables,
} from './schedules.generated';

export const useScheduleListQuery = (options?: useQuery.Options<ScheduleListQuery, ScheduleListQueryVariables> | SkipToken) => useQuery(ScheduleListDocument, options);
export const useScheduleBoardQuery = (options: useQuery.Options<ScheduleBoardQuery, ScheduleBoardQueryVariables> | SkipToken) => useQuery(ScheduleBoardDocument, options);
export const useCellsForGameQuery = (options: useQuery.Options<CellsForGameQuery, CellsForGameQueryVariables> | SkipToken) => useQuery(CellsForGameDocument, options);
export const useCreateScheduleMutation = (options?: useMutation.Options<CreateScheduleMutation, CreateScheduleMutationVariables>) => useMutation(CreateScheduleDocument, options);
export const useUpdateScheduleMutation = (options?: useMutation.Options<UpdateScheduleMutation, UpdateScheduleMutationVariables>) => useMutation(UpdateScheduleDocument, options);
export const useDeleteScheduleMutation = (options?: useMutation.Options<DeleteScheduleMutation, DeleteScheduleMutationVariables>) => useMutation(DeleteScheduleDocument, options);
export const useSwapGamesMutation = (options?: useMutation.Options<SwapGamesMutation, SwapGamesMutationVariables>) => useMutation(SwapGamesDocument, options);
export const useMoveGameMutation = (options?: useMutation.Options<MoveGameMutation, MoveGameMutationVariables>) => useMutation(MoveGameDocument, options);
