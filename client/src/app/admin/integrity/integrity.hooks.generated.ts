import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  IntegrityBoardDocument,
  type IntegrityBoardQuery,
  type IntegrityBoardQueryVariables,
  OpenFindingsDocument,
  type OpenFindingsQuery,
  type OpenFindingsQueryVariables,
  AcceptFindingDocument,
  type AcceptFindingMutation,
  type AcceptFindingMutationVariables,
  WithdrawAcceptanceDocument,
  type WithdrawAcceptanceMutation,
  type WithdrawAcceptanceMutationVariables,
  AddToGameRosterDocument,
  type AddToGameRosterMutation,
  type AddToGameRosterMutationVariables,
} from './integrity.generated';

export const useIntegrityBoardQuery = (options: useQuery.Options<IntegrityBoardQuery, IntegrityBoardQueryVariables> | SkipToken) => useQuery(IntegrityBoardDocument, options);
export const useOpenFindingsQuery = (options: useQuery.Options<OpenFindingsQuery, OpenFindingsQueryVariables> | SkipToken) => useQuery(OpenFindingsDocument, options);
export const useAcceptFindingMutation = (options?: useMutation.Options<AcceptFindingMutation, AcceptFindingMutationVariables>) => useMutation(AcceptFindingDocument, options);
export const useWithdrawAcceptanceMutation = (options?: useMutation.Options<WithdrawAcceptanceMutation, WithdrawAcceptanceMutationVariables>) => useMutation(WithdrawAcceptanceDocument, options);
export const useAddToGameRosterMutation = (options?: useMutation.Options<AddToGameRosterMutation, AddToGameRosterMutationVariables>) => useMutation(AddToGameRosterDocument, options);
