import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminScheduleDocument,
  type AdminScheduleQuery,
  type AdminScheduleQueryVariables,
  GamesOnDayDocument,
  type GamesOnDayQuery,
  type GamesOnDayQueryVariables,
  ScheduleCalendarDocument,
  type ScheduleCalendarQuery,
  type ScheduleCalendarQueryVariables,
  CreateByeDocument,
  type CreateByeMutation,
  type CreateByeMutationVariables,
  UpdateByeDocument,
  type UpdateByeMutation,
  type UpdateByeMutationVariables,
  CreateWeekOffDocument,
  type CreateWeekOffMutation,
  type CreateWeekOffMutationVariables,
  UpdateWeekOffDocument,
  type UpdateWeekOffMutation,
  type UpdateWeekOffMutationVariables,
  DeleteCalendarItemsDocument,
  type DeleteCalendarItemsMutation,
  type DeleteCalendarItemsMutationVariables,
} from './admin-schedule.generated';

export const useAdminScheduleQuery = (options?: useQuery.Options<AdminScheduleQuery, AdminScheduleQueryVariables> | SkipToken) => useQuery(AdminScheduleDocument, options);
export const useGamesOnDayQuery = (options: useQuery.Options<GamesOnDayQuery, GamesOnDayQueryVariables> | SkipToken) => useQuery(GamesOnDayDocument, options);
export const useScheduleCalendarQuery = (options: useQuery.Options<ScheduleCalendarQuery, ScheduleCalendarQueryVariables> | SkipToken) => useQuery(ScheduleCalendarDocument, options);
export const useCreateByeMutation = (options?: useMutation.Options<CreateByeMutation, CreateByeMutationVariables>) => useMutation(CreateByeDocument, options);
export const useUpdateByeMutation = (options?: useMutation.Options<UpdateByeMutation, UpdateByeMutationVariables>) => useMutation(UpdateByeDocument, options);
export const useCreateWeekOffMutation = (options?: useMutation.Options<CreateWeekOffMutation, CreateWeekOffMutationVariables>) => useMutation(CreateWeekOffDocument, options);
export const useUpdateWeekOffMutation = (options?: useMutation.Options<UpdateWeekOffMutation, UpdateWeekOffMutationVariables>) => useMutation(UpdateWeekOffDocument, options);
export const useDeleteCalendarItemsMutation = (options?: useMutation.Options<DeleteCalendarItemsMutation, DeleteCalendarItemsMutationVariables>) => useMutation(DeleteCalendarItemsDocument, options);
