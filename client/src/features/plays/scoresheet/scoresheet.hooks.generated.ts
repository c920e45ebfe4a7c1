import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  ScoresheetDocument,
  type ScoresheetQuery,
  type ScoresheetQueryVariables,
} from './scoresheet.generated';

export const useScoresheetQuery = (options: useQuery.Options<ScoresheetQuery, ScoresheetQueryVariables> | SkipToken) => useQuery(ScoresheetDocument, options);
