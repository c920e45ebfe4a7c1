import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AdminBracketDocument,
  type AdminBracketQuery,
  type AdminBracketQueryVariables,
  SeedDivisionDocument,
  type SeedDivisionMutation,
  type SeedDivisionMutationVariables,
  MoveSeedDocument,
  type MoveSeedMutation,
  type MoveSeedMutationVariables,
  SetBracketOptionsDocument,
  type SetBracketOptionsMutation,
  type SetBracketOptionsMutationVariables,
  CreateBracketGameDocument,
  type CreateBracketGameMutation,
  type CreateBracketGameMutationVariables,
} from './bracket.generated';

export const useAdminBracketQuery = (options: useQuery.Options<AdminBracketQuery, AdminBracketQueryVariables> | SkipToken) => useQuery(AdminBracketDocument, options);
export const useSeedDivisionMutation = (options?: useMutation.Options<SeedDivisionMutation, SeedDivisionMutationVariables>) => useMutation(SeedDivisionDocument, options);
export const useMoveSeedMutation = (options?: useMutation.Options<MoveSeedMutation, MoveSeedMutationVariables>) => useMutation(MoveSeedDocument, options);
export const useSetBracketOptionsMutation = (options?: useMutation.Options<SetBracketOptionsMutation, SetBracketOptionsMutationVariables>) => useMutation(SetBracketOptionsDocument, options);
export const useCreateBracketGameMutation = (options?: useMutation.Options<CreateBracketGameMutation, CreateBracketGameMutationVariables>) => useMutation(CreateBracketGameDocument, options);
