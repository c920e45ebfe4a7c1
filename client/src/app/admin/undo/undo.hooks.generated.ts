import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  UndoableCommandsDocument,
  type UndoableCommandsQuery,
  type UndoableCommandsQueryVariables,
  UndoDocument,
  type UndoMutation,
  type UndoMutationVariables,
} from './undo.generated';

export const useUndoableCommandsQuery = (options?: useQuery.Options<UndoableCommandsQuery, UndoableCommandsQueryVariables> | SkipToken) => useQuery(UndoableCommandsDocument, options);
export const useUndoMutation = (options?: useMutation.Options<UndoMutation, UndoMutationVariables>) => useMutation(UndoDocument, options);
