import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  SeasonHeadDocument,
  type SeasonHeadQuery,
  type SeasonHeadQueryVariables,
} from './season-head.generated';

export const useSeasonHeadQuery = (options: useQuery.Options<SeasonHeadQuery, SeasonHeadQueryVariables> | SkipToken) => useQuery(SeasonHeadDocument, options);
