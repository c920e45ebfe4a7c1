import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AccountDocument,
  type AccountQuery,
  type AccountQueryVariables,
  ChangeOwnPasswordDocument,
  type ChangeOwnPasswordMutation,
  type ChangeOwnPasswordMutationVariables,
  SignOutElsewhereDocument,
  type SignOutElsewhereMutation,
  type SignOutElsewhereMutationVariables,
  SetMyThemeDocument,
  type SetMyThemeMutation,
  type SetMyThemeMutationVariables,
} from './account.generated';

export const useAccountQuery = (options?: useQuery.Options<AccountQuery, AccountQueryVariables> | SkipToken) => useQuery(AccountDocument, options);
export const useChangeOwnPasswordMutation = (options?: useMutation.Options<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>) => useMutation(ChangeOwnPasswordDocument, options);
export const useSignOutElsewhereMutation = (options?: useMutation.Options<SignOutElsewhereMutation, SignOutElsewhereMutationVariables>) => useMutation(SignOutElsewhereDocument, options);
export const useSetMyThemeMutation = (options?: useMutation.Options<SetMyThemeMutation, SetMyThemeMutationVariables>) => useMutation(SetMyThemeDocument, options);
