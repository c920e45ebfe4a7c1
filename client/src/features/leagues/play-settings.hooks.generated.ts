import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PlaySettingsDocument,
  type PlaySettingsQuery,
  type PlaySettingsQueryVariables,
  UpdatePlaySettingsDocument,
  type UpdatePlaySettingsMutation,
  type UpdatePlaySettingsMutationVariables,
} from './play-settings.generated';

export const usePlaySettingsQuery = (options: useQuery.Options<PlaySettingsQuery, PlaySettingsQueryVariables> | SkipToken) => useQuery(PlaySettingsDocument, options);
export const useUpdatePlaySettingsMutation = (options?: useMutation.Options<UpdatePlaySettingsMutation, UpdatePlaySettingsMutationVariables>) => useMutation(UpdatePlaySettingsDocument, options);
