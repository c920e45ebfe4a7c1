import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext } from 'react';

/**
 * Asks for what follows in a list; its answer joins the list in the cache (app/apollo.ts). Public pages load Apollo for
 * it, the admin area has it. Null on the server.
 */
export const LoadRows = createContext<
  | ((question: {
      document: TypedDocumentNode<unknown, OperationVariables>;
      variables: OperationVariables;
    }) => Promise<unknown>)
  | null
>(null);
