import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  BoxScoreDocument,
  type BoxScoreQuery,
  type BoxScoreQueryVariables,
} from './box-score.generated';

export const useBoxScoreQuery = (options: useQuery.Options<BoxScoreQuery, BoxScoreQueryVariables> | SkipToken) => useQuery(BoxScoreDocument, options);
