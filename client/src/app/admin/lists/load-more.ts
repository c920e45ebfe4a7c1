import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';

interface Page {
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

/**
 * Asks for the page behind the last row of a list; its answer joins the list in the cache. When the list was read anew
 * meanwhile, the answer follows a row that is not the last one any more, and is left out: then it is asked for once
 * more from the new end.
 * @param listOf the list in an answer of the query
 */
export async function loadMore<Data, Variables extends OperationVariables>(
  { client, observable }: { client: ApolloClient; observable: ObservableQuery<Data, Variables> },
  listOf: (data: Data) => Page,
): Promise<void> {
  const { query, variables } = observable;
  const filters = JSON.stringify(variables);
  // What is shown may still be behind the cache.
  const nextOf = (): string | null => {
    const data = client.readQuery({ query, variables });
    const info = data ? listOf(data as Data).pageInfo : null;
    return info?.hasNextPage ? (info.endCursor ?? null) : null;
  };
  const ask = (after: string | null) => observable.fetchMore({ variables: { after } as unknown as Partial<Variables> });
  const { data } = await ask(nextOf());
  const next = nextOf();
  if (!data || next === null || listOf(data as Data).pageInfo.endCursor === next) return;
  // Other filters have another list.
  if (JSON.stringify(observable.variables) === filters) await ask(next);
}
