import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminBracketDocument,
  type AdminBracketQuery,
  type AdminBracketQueryVariables,
  SeedDivisionDocument,
  type SeedDivisionMutation,
  type SeedDivisionMutationVariables,
} from './bracket.generated';

export const useAdminBracketQuery = (options: useQuery.Options<AdminBracketQuery, AdminBracketQueryVariables> | SkipToken) => useQuery(AdminBracketDocument, options);
export const useSeedDivisionMutation = (options?: useMutation.Options<SeedDivisionMutation, SeedDivisionMutationVariables>) => useMutation(SeedDivisionDocument, options);
