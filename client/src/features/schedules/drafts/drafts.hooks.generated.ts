import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  ScheduleDraftsDocument,
  type ScheduleDraftsQuery,
  type ScheduleDraftsQueryVariables,
  ScheduleDraftDocument,
  type ScheduleDraftQuery,
  type ScheduleDraftQueryVariables,
  DraftComparisonDocument,
  type DraftComparisonQuery,
  type DraftComparisonQueryVariables,
  PublishScheduleDraftDocument,
  type PublishScheduleDraftMutation,
  type PublishScheduleDraftMutationVariables,
  DiscardScheduleDraftDocument,
  type DiscardScheduleDraftMutation,
  type DiscardScheduleDraftMutationVariables,
} from './drafts.generated';

export const useScheduleDraftsQuery = (options: useQuery.Options<ScheduleDraftsQuery, ScheduleDraftsQueryVariables> | SkipToken) => useQuery(ScheduleDraftsDocument, options);
export const useScheduleDraftQuery = (options: useQuery.Options<ScheduleDraftQuery, ScheduleDraftQueryVariables> | SkipToken) => useQuery(ScheduleDraftDocument, options);
export const useDraftComparisonQuery = (options: useQuery.Options<DraftComparisonQuery, DraftComparisonQueryVariables> | SkipToken) => useQuery(DraftComparisonDocument, options);
export const usePublishScheduleDraftMutation = (options?: useMutation.Options<PublishScheduleDraftMutation, PublishScheduleDraftMutationVariables>) => useMutation(PublishScheduleDraftDocument, options);
export const useDiscardScheduleDraftMutation = (options?: useMutation.Options<DiscardScheduleDraftMutation, DiscardScheduleDraftMutationVariables>) => useMutation(DiscardScheduleDraftDocument, options);
