import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  ScorekeepingDocument,
  type ScorekeepingQuery,
  type ScorekeepingQueryVariables,
  OpenScorekeepingDocument,
  type OpenScorekeepingMutation,
  type OpenScorekeepingMutationVariables,
  CloseScorekeepingDocument,
  type CloseScorekeepingMutation,
  type CloseScorekeepingMutationVariables,
  ScorekeeperLinksDocument,
  type ScorekeeperLinksQuery,
  type ScorekeeperLinksQueryVariables,
  CreateScorekeeperLinkDocument,
  type CreateScorekeeperLinkMutation,
  type CreateScorekeeperLinkMutationVariables,
  RevokeScorekeeperLinkDocument,
  type RevokeScorekeeperLinkMutation,
  type RevokeScorekeeperLinkMutationVariables,
} from './scorekeepers.generated';

export const useScorekeepingQuery = (options?: useQuery.Options<ScorekeepingQuery, ScorekeepingQueryVariables> | SkipToken) => useQuery(ScorekeepingDocument, options);
export const useOpenScorekeepingMutation = (options?: useMutation.Options<OpenScorekeepingMutation, OpenScorekeepingMutationVariables>) => useMutation(OpenScorekeepingDocument, options);
export const useCloseScorekeepingMutation = (options?: useMutation.Options<CloseScorekeepingMutation, CloseScorekeepingMutationVariables>) => useMutation(CloseScorekeepingDocument, options);
export const useScorekeeperLinksQuery = (options: useQuery.Options<ScorekeeperLinksQuery, ScorekeeperLinksQueryVariables> | SkipToken) => useQuery(ScorekeeperLinksDocument, options);
export const useCreateScorekeeperLinkMutation = (options?: useMutation.Options<CreateScorekeeperLinkMutation, CreateScorekeeperLinkMutationVariables>) => useMutation(CreateScorekeeperLinkDocument, options);
export const useRevokeScorekeeperLinkMutation = (options?: useMutation.Options<RevokeScorekeeperLinkMutation, RevokeScorekeeperLinkMutationVariables>) => useMutation(RevokeScorekeeperLinkDocument, options);
