import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  LeagueTeamSlotsDocument,
  type LeagueTeamSlotsQuery,
  type LeagueTeamSlotsQueryVariables,
  UpdateTeamSlotsDocument,
  type UpdateTeamSlotsMutation,
  type UpdateTeamSlotsMutationVariables,
} from './unavailable-slots.generated';

export const useLeagueTeamSlotsQuery = (options: useQuery.Options<LeagueTeamSlotsQuery, LeagueTeamSlotsQueryVariables> | SkipToken) => useQuery(LeagueTeamSlotsDocument, options);
export const useUpdateTeamSlotsMutation = (options?: useMutation.Options<UpdateTeamSlotsMutation, UpdateTeamSlotsMutationVariables>) => useMutation(UpdateTeamSlotsDocument, options);
