import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  LeagueStatisticsDocument,
  type LeagueStatisticsQuery,
  type LeagueStatisticsQueryVariables,
  UpdateLeagueStatisticsDocument,
  type UpdateLeagueStatisticsMutation,
  type UpdateLeagueStatisticsMutationVariables,
} from './league-statistics.generated';

export const useLeagueStatisticsQuery = (options: useQuery.Options<LeagueStatisticsQuery, LeagueStatisticsQueryVariables> | SkipToken) => useQuery(LeagueStatisticsDocument, options);
export const useUpdateLeagueStatisticsMutation = (options?: useMutation.Options<UpdateLeagueStatisticsMutation, UpdateLeagueStatisticsMutationVariables>) => useMutation(UpdateLeagueStatisticsDocument, options);
