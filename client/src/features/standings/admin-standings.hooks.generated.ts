import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminStandingsDocument,
  type AdminStandingsQuery,
  type AdminStandingsQueryVariables,
  SeasonStandingsDocument,
  type SeasonStandingsQuery,
  type SeasonStandingsQueryVariables,
  StandingsFiltersDocument,
  type StandingsFiltersQuery,
  type StandingsFiltersQueryVariables,
} from './admin-standings.generated';

export const useAdminStandingsQuery = (options?: useQuery.Options<AdminStandingsQuery, AdminStandingsQueryVariables> | SkipToken) => useQuery(AdminStandingsDocument, options);
export const useSeasonStandingsQuery = (options: useQuery.Options<SeasonStandingsQuery, SeasonStandingsQueryVariables> | SkipToken) => useQuery(SeasonStandingsDocument, options);
export const useStandingsFiltersQuery = (options?: useQuery.Options<StandingsFiltersQuery, StandingsFiltersQueryVariables> | SkipToken) => useQuery(StandingsFiltersDocument, options);
