import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  RosterImportChoicesDocument,
  type RosterImportChoicesQuery,
  type RosterImportChoicesQueryVariables,
  RosterImportTeamsDocument,
  type RosterImportTeamsQuery,
  type RosterImportTeamsQueryVariables,
  PreviewRosterImportDocument,
  type PreviewRosterImportMutation,
  type PreviewRosterImportMutationVariables,
  ImportRosterDocument,
  type ImportRosterMutation,
  type ImportRosterMutationVariables,
  RosterImportProgressDocument,
  type RosterImportProgressQuery,
  type RosterImportProgressQueryVariables,
  CancelRosterImportDocument,
  type CancelRosterImportMutation,
  type CancelRosterImportMutationVariables,
} from './roster-import.generated';

export const useRosterImportChoicesQuery = (options?: useQuery.Options<RosterImportChoicesQuery, RosterImportChoicesQueryVariables> | SkipToken) => useQuery(RosterImportChoicesDocument, options);
export const useRosterImportTeamsQuery = (options: useQuery.Options<RosterImportTeamsQuery, RosterImportTeamsQueryVariables> | SkipToken) => useQuery(RosterImportTeamsDocument, options);
export const usePreviewRosterImportMutation = (options?: useMutation.Options<PreviewRosterImportMutation, PreviewRosterImportMutationVariables>) => useMutation(PreviewRosterImportDocument, options);
export const useImportRosterMutation = (options?: useMutation.Options<ImportRosterMutation, ImportRosterMutationVariables>) => useMutation(ImportRosterDocument, options);
export const useRosterImportProgressQuery = (options: useQuery.Options<RosterImportProgressQuery, RosterImportProgressQueryVariables> | SkipToken) => useQuery(RosterImportProgressDocument, options);
export const useCancelRosterImportMutation = (options?: useMutation.Options<CancelRosterImportMutation, CancelRosterImportMutationVariables>) => useMutation(CancelRosterImportDocument, options);
