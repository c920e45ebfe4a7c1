import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  CourtsideDocument,
  type CourtsideQuery,
  type CourtsideQueryVariables,
  CourtsideByLinkDocument,
  type CourtsideByLinkQuery,
  type CourtsideByLinkQueryVariables,
  SavePlaysDocument,
  type SavePlaysMutation,
  type SavePlaysMutationVariables,
  TakeScoreDocument,
  type TakeScoreMutation,
  type TakeScoreMutationVariables,
} from './courtside.generated';

export const useCourtsideQuery = (options: useQuery.Options<CourtsideQuery, CourtsideQueryVariables> | SkipToken) => useQuery(CourtsideDocument, options);
export const useCourtsideByLinkQuery = (options?: useQuery.Options<CourtsideByLinkQuery, CourtsideByLinkQueryVariables> | SkipToken) => useQuery(CourtsideByLinkDocument, options);
export const useSavePlaysMutation = (options?: useMutation.Options<SavePlaysMutation, SavePlaysMutationVariables>) => useMutation(SavePlaysDocument, options);
export const useTakeScoreMutation = (options?: useMutation.Options<TakeScoreMutation, TakeScoreMutationVariables>) => useMutation(TakeScoreDocument, options);
