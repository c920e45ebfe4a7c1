import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  ImportSportsDocument,
  type ImportSportsQuery,
  type ImportSportsQueryVariables,
  PreviewSeasonImportDocument,
  type PreviewSeasonImportMutation,
  type PreviewSeasonImportMutationVariables,
  ImportSeasonDocument,
  type ImportSeasonMutation,
  type ImportSeasonMutationVariables,
  SeasonImportProgressDocument,
  type SeasonImportProgressQuery,
  type SeasonImportProgressQueryVariables,
  CancelSeasonImportDocument,
  type CancelSeasonImportMutation,
  type CancelSeasonImportMutationVariables,
} from './season-import.generated';

export const useImportSportsQuery = (options?: useQuery.Options<ImportSportsQuery, ImportSportsQueryVariables> | SkipToken) => useQuery(ImportSportsDocument, options);
export const usePreviewSeasonImportMutation = (options?: useMutation.Options<PreviewSeasonImportMutation, PreviewSeasonImportMutationVariables>) => useMutation(PreviewSeasonImportDocument, options);
export const useImportSeasonMutation = (options?: useMutation.Options<ImportSeasonMutation, ImportSeasonMutationVariables>) => useMutation(ImportSeasonDocument, options);
export const useSeasonImportProgressQuery = (options: useQuery.Options<SeasonImportProgressQuery, SeasonImportProgressQueryVariables> | SkipToken) => useQuery(SeasonImportProgressDocument, options);
export const useCancelSeasonImportMutation = (options?: useMutation.Options<CancelSeasonImportMutation, CancelSeasonImportMutationVariables>) => useMutation(CancelSeasonImportDocument, options);
