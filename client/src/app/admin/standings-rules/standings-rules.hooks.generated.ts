import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  LeagueStandingsRulesDocument,
  type LeagueStandingsRulesQuery,
  type LeagueStandingsRulesQueryVariables,
  UpdateStandingsRulesDocument,
  type UpdateStandingsRulesMutation,
  type UpdateStandingsRulesMutationVariables,
  DrawLotsDocument,
  type DrawLotsMutation,
  type DrawLotsMutationVariables,
} from './standings-rules.generated';

export const useLeagueStandingsRulesQuery = (options: useQuery.Options<LeagueStandingsRulesQuery, LeagueStandingsRulesQueryVariables> | SkipToken) => useQuery(LeagueStandingsRulesDocument, options);
export const useUpdateStandingsRulesMutation = (options?: useMutation.Options<UpdateStandingsRulesMutation, UpdateStandingsRulesMutationVariables>) => useMutation(UpdateStandingsRulesDocument, options);
export const useDrawLotsMutation = (options?: useMutation.Options<DrawLotsMutation, DrawLotsMutationVariables>) => useMutation(DrawLotsDocument, options);
