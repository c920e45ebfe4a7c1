import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useContext } from 'react';
import { LoadRows } from './load-rows';
import { LoadingFoot } from './loading-foot';

interface Props {
  shown: number;
  total: number;
  hasMore: boolean;
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/**
 * Loads what follows in a list, when it is pressed; nobody presses it on the server, which has nothing to load with.
 */
export default function RowsFoot({ document, variables, ...shown }: Props) {
  const loadRows = useContext(LoadRows)!;
  return <LoadingFoot {...shown} load={() => loadRows({ document, variables })} />;
}
