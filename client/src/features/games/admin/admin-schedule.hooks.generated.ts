import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminScheduleDocument,
  type AdminScheduleQuery,
  type AdminScheduleQueryVariables,
  AdminScheduleLeaguesDocument,
  type AdminScheduleLeaguesQuery,
  type AdminScheduleLeaguesQueryVariables,
} from './admin-schedule.generated';

export const useAdminScheduleQuery = (options?: useQuery.Options<AdminScheduleQuery, AdminScheduleQueryVariables> | SkipToken) => useQuery(AdminScheduleDocument, options);
export const useAdminScheduleLeaguesQuery = (options?: useQuery.Options<AdminScheduleLeaguesQuery, AdminScheduleLeaguesQueryVariables> | SkipToken) => useQuery(AdminScheduleLeaguesDocument, options);
