import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PeriodScoresDocument,
  type PeriodScoresQuery,
  type PeriodScoresQueryVariables,
  SavePeriodScoresDocument,
  type SavePeriodScoresMutation,
  type SavePeriodScoresMutationVariables,
} from './period-scores.generated';

export const usePeriodScoresQuery = (options: useQuery.Options<PeriodScoresQuery, PeriodScoresQueryVariables> | SkipToken) => useQuery(PeriodScoresDocument, options);
export const useSavePeriodScoresMutation = (options?: useMutation.Options<SavePeriodScoresMutation, SavePeriodScoresMutationVariables>) => useMutation(SavePeriodScoresDocument, options);
