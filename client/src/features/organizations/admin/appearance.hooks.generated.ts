import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AppearanceDocument,
  type AppearanceQuery,
  type AppearanceQueryVariables,
  UpdateAppearanceDocument,
  type UpdateAppearanceMutation,
  type UpdateAppearanceMutationVariables,
} from './appearance.generated';

export const useAppearanceQuery = (options?: useQuery.Options<AppearanceQuery, AppearanceQueryVariables> | SkipToken) => useQuery(AppearanceDocument, options);
export const useUpdateAppearanceMutation = (options?: useMutation.Options<UpdateAppearanceMutation, UpdateAppearanceMutationVariables>) => useMutation(UpdateAppearanceDocument, options);
