import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './apollo';

const PLAYERS = gql`
  query ($search: String, $after: String) {
    organization {
      id
      players(first: 2, filter: { search: $search }, after: $after) {
        nodes {
          id
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const TRAIL = gql`
  query ($action: String, $after: String) {
    auditTrail(filter: { action: $action }, after: $after) {
      nodes {
        id
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** A page of a list as the graph answers it. */
function page(ids: readonly string[], totalCount = 9) {
  return {
    nodes: ids.map((id) => ({ __typename: 'Node', id })),
    totalCount,
    pageInfo: { hasNextPage: true, endCursor: ids.at(-1) ?? null },
  };
}

/** What of an answer these tests look at. */
interface Answer {
  organization?: { players: ReturnType<typeof page> };
  auditTrail?: ReturnType<typeof page>;
}

const LISTS = {
  players: {
    query: PLAYERS,
    data: (ids: readonly string[]) => ({ organization: { __typename: 'Organization', id: '1', players: page(ids) } }),
    variables: (search: string) => ({ search }),
    of: (answer: Answer | null) => answer?.organization?.players,
  },
  auditTrail: {
    query: TRAIL,
    data: (ids: readonly string[]) => ({ auditTrail: page(ids) }),
    variables: (action: string) => ({ action }),
    of: (answer: Answer | null) => answer?.auditTrail,
  },
};

for (const [name, { query, data, variables, of }] of Object.entries(LISTS)) {
  const list = () => {
    const cache = createCache();
    return {
      /** An answer arrives. */
      answer: (filter: string, after: string | undefined, ids: readonly string[]) =>
        cache.writeQuery({ query, variables: { ...variables(filter), ...(after && { after }) }, data: data(ids) }),
      shown: (filter = '') =>
        of(cache.readQuery<Answer>({ query, variables: variables(filter) }))?.nodes.map(({ id }) => id),
    };
  };

  test(`${name}: what follows is laid behind what is there, each page once`, () => {
    const { answer, shown } = list();
    answer('', undefined, ['1', '2']);
    answer('', '2', ['3', '4']);
    // The same page, asked for twice.
    answer('', '2', ['3', '4']);
    expect(shown()).toEqual(['1', '2', '3', '4']);
    answer('', '4', ['5', '6']);
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test(`${name}: a page that follows one that is not there any more leaves no gap`, () => {
    const { answer, shown } = list();
    answer('', undefined, ['1', '2']);
    answer('', '2', ['3', '4']);
    // The next page is asked for, and the list is read anew meanwhile.
    answer('', undefined, ['1', '2']);
    answer('', '4', ['5', '6']);
    expect(shown()).toEqual(['1', '2']);
    // Somebody has put a row before them.
    answer('', undefined, ['0', '1']);
    answer('', '2', ['3', '4']);
    expect(shown()).toEqual(['0', '1']);
  });

  test(`${name}: a page of one filter is none of another one`, () => {
    const { answer, shown } = list();
    answer('a', undefined, ['1', '2']);
    answer('b', undefined, ['7', '8']);
    answer('a', '2', ['3', '4']);
    expect(shown('a')).toEqual(['1', '2', '3', '4']);
    expect(shown('b')).toEqual(['7', '8']);
  });
}
