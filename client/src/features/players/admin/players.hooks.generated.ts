import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminPlayersDocument,
  type AdminPlayersQuery,
  type AdminPlayersQueryVariables,
  PlayerMergePreviewDocument,
  type PlayerMergePreviewQuery,
  type PlayerMergePreviewQueryVariables,
  MergePlayersDocument,
  type MergePlayersMutation,
  type MergePlayersMutationVariables,
  DeletePlayersDocument,
  type DeletePlayersMutation,
  type DeletePlayersMutationVariables,
} from './players.generated';

export const useAdminPlayersQuery = (options?: useQuery.Options<AdminPlayersQuery, AdminPlayersQueryVariables> | SkipToken) => useQuery(AdminPlayersDocument, options);
export const usePlayerMergePreviewQuery = (options: useQuery.Options<PlayerMergePreviewQuery, PlayerMergePreviewQueryVariables> | SkipToken) => useQuery(PlayerMergePreviewDocument, options);
export const useMergePlayersMutation = (options?: useMutation.Options<MergePlayersMutation, MergePlayersMutationVariables>) => useMutation(MergePlayersDocument, options);
export const useDeletePlayersMutation = (options?: useMutation.Options<DeletePlayersMutation, DeletePlayersMutationVariables>) => useMutation(DeletePlayersDocument, options);
