import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Behind, behind } from '@/lib/behind';

/** Few lists have more than a page: its script is nobody's who looks at another one. */
const RowsFoot = import.meta.env.SSR
  ? (await import('./rows-foot')).default
  : behind(() => import('./rows-foot'), true);

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
  return (
    <Behind>
      <RowsFoot
        shown={nodes.length}
        total={totalCount}
        hasMore={pageInfo.hasNextPage}
        document={document as TypedDocumentNode<unknown, OperationVariables>}
        variables={{ ...variables, after: pageInfo.endCursor }}
      />
    </Behind>
  );
}

/** Rows of a page of a list: the most that the graph gives at once. */
export const FIRST_PAGE = 100;
