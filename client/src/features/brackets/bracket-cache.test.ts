import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '@/app/apollo';

const QUERY = gql`
  query ($id: ID!) {
    division(id: $id) {
      id
      bracket {
        finals {
          id
          number
        }
      }
    }
  }
`;

test('matches of two divisions are kept apart, though their ids are the same', () => {
  const cache = createCache();
  const write = (id: string, number: number): void => {
    const finals = [{ __typename: 'BracketMatch', id: 'final1', number }];
    const division = { __typename: 'Division', id, bracket: { __typename: 'Bracket', finals } };
    cache.writeQuery({ query: QUERY, variables: { id }, data: { division } });
  };
  write('1', 6);
  write('2', 30);
  expect(cache.readQuery({ query: QUERY, variables: { id: '1' } })).toMatchObject({
    division: { bracket: { finals: [{ number: 6 }] } },
  });
});
