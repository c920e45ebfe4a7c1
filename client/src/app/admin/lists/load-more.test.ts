import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '@/app/apollo';
import { loadMore } from './load-more';

const TRAIL = gql`
  query ($action: String, $after: String) {
    auditTrail(filter: { action: $action }, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Trail {
  auditTrail: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/** A list of two rows a page, whose answers the test gives. */
async function shownList() {
  const asked: { after: unknown; answer: (...ids: string[]) => Promise<void> }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push({
          after: variables['after'],
          answer: (...ids) => {
            const nodes = ids.map((id) => ({ __typename: 'Node', id }));
            observer.next({ data: { auditTrail: { nodes, pageInfo: { hasNextPage: true, endCursor: ids.at(-1) } } } });
            observer.complete();
            return soon();
          },
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const query = client.watchQuery<Trail, { action: string; after?: string }>({
    query: TRAIL,
    variables: { action: 'a' },
  });
  query.subscribe(() => undefined);
  await asked[0]!.answer('1', '2');
  return {
    asked,
    query,
    more: () => loadMore({ client, observable: query }, ({ auditTrail }) => auditTrail),
    shown: () => (query.getCurrentResult().data as Trail | undefined)?.auditTrail.nodes.map(({ id }) => id),
  };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the next page joins the list', async () => {
  const { asked, more, shown } = await shownList();
  const done = more();
  await asked[1]!.answer('3', '4');
  await done;
  expect(shown()).toEqual(['1', '2', '3', '4']);
  expect(asked).toHaveLength(2);
});

test('a list that was read anew meanwhile is made longer from its new end', async () => {
  const { asked, query, more, shown } = await shownList();
  const done = more();
  void query.refetch();
  await asked[2]!.answer('0', '1');
  await asked[1]!.answer('3', '4');
  expect(asked[3]?.after).toBe('1');
  await asked[3]!.answer('2', '3');
  await done;
  expect(shown()).toEqual(['0', '1', '2', '3']);
});

test('a list of other filters stays as it is', async () => {
  const { asked, query, more, shown } = await shownList();
  const done = more();
  void query.setVariables({ action: 'b' });
  await asked[2]!.answer('8', '9');
  await asked[1]!.answer('3', '4');
  await done;
  expect(shown()).toEqual(['8', '9']);
  expect(asked).toHaveLength(3);
});
