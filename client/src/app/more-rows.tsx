import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useContext, useState } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { LoadMore } from '@/ui/load-more';
import { LoadRows } from './load-rows';

interface Props<Variables extends OperationVariables> {
  /** What is shown of the list. */
  connection: {
    nodes: readonly unknown[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  };
  /** Asks for the list's next page; takes `after`. Its answer joins the list in the cache (app/apollo.ts). */
  document: TypedDocumentNode<unknown, Variables>;
  variables: Variables;
}

/** The foot of a list that has more than a page: loads what follows into the cache, from where the list is read. */
export function MoreRows<Variables extends OperationVariables>({ connection, document, variables }: Props<Variables>) {
  const { nodes, totalCount, pageInfo } = connection;
  // A list of one page has no foot; after the last page it says that this is all.
  if (!pageInfo.hasNextPage && nodes.length <= FIRST_PAGE) return null;
  const shown = { shown: nodes.length, total: totalCount, hasMore: pageInfo.hasNextPage };
  // The server has no client to load with, and nobody who presses the button.
  if (import.meta.env.SSR) return <LoadMore {...shown} busy={false} onMore={() => undefined} />;
  return (
    <Loader
      {...shown}
      document={document as TypedDocumentNode<unknown, OperationVariables>}
      variables={{ ...variables, after: pageInfo.endCursor }}
    />
  );
}

/** Rows of a page of a list: the most that the graph gives at once. */
const FIRST_PAGE = 100;

interface LoaderProps {
  shown: number;
  total: number;
  hasMore: boolean;
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

function Loader({ document, variables, ...shown }: LoaderProps) {
  const loadRows = useContext(LoadRows)!;
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const load = async (): Promise<void> => {
    setState('busy');
    const isLoaded = await loadRows({ document, variables }).then(
      () => true,
      () => false,
    );
    setState(isLoaded ? 'ready' : 'failed');
  };
  if (state !== 'failed') return <LoadMore {...shown} busy={state === 'busy'} onMore={() => void load()} />;
  return (
    <p role="alert" className="flex items-center justify-center gap-3 p-4 text-danger">
      {t.site.more_could_not_be_loaded()} <Button onClick={() => void load()}>{t.common.try_again()}</Button>
    </p>
  );
}
