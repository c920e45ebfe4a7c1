import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminScheduleDocument,
  type AdminScheduleQuery,
  type AdminScheduleQueryVariables,
} from './admin-schedule.generated';

export const useAdminScheduleQuery = (options?: useQuery.Options<AdminScheduleQuery, AdminScheduleQueryVariables> | SkipToken) => useQuery(AdminScheduleDocument, options);
