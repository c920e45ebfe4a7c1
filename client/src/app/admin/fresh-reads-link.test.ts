import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { freshReadsLink } from './fresh-reads-link';

const NAME = gql`
  query Name {
    team {
      id
      name
    }
  }
`;
const RENAME = gql`
  mutation Rename($name: String!) {
    rename(name: $name) {
      id
      name
    }
  }
`;
const SAVE_STATISTICS = gql`
  mutation SaveStatistics($name: String!) {
    rename(name: $name) {
      id
      name
    }
  }
`;

/** A server with one team, which reads at once and answers a read when it is told to. */
function slowReader() {
  let stored = 'Old';
  const reads: (() => void)[] = [];
  const server = new ApolloLink(({ operationName, variables }) => {
    return new Observable((observer) => {
      const say = (data: object): void => {
        observer.next({ data });
        observer.complete();
      };
      const team = (name: string) => ({ __typename: 'Team', id: '1', name });
      if (operationName === 'Name') {
        const found = team(stored);
        reads.push(() => say({ team: found }));
      } else {
        stored = variables['name'] as string;
        say({ rename: team(stored) });
      }
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([freshReadsLink(), server]) });
  const shown: string[] = [];
  client.watchQuery<{ team: { name: string } }>({ query: NAME }).subscribe(({ data, dataState }) => {
    if (dataState === 'complete' && data.team.name !== shown.at(-1)) shown.push(data.team.name);
  });
  const answer = async (): Promise<void> => {
    reads.shift()?.();
    await soon();
  };
  return { client, reads, shown, answer };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('what was read before a write and is answered after it is read again, also by who shares that read', async () => {
  const { client, reads, shown, answer } = slowReader();
  await answer();
  const early = client.refetchQueries({ include: 'active' });
  await client.mutate({ mutation: RENAME, variables: { name: 'New' } });
  const late = client.refetchQueries({ include: 'active' });
  expect(reads).toHaveLength(1);
  await answer();
  expect(reads).toHaveLength(1);
  await answer();
  await Promise.all([early, late]);
  expect(shown).toEqual(['Old', 'New']);
  expect(reads).toHaveLength(0);
});

test('a read that writes overtake again and again is shown, and read on until it is the last state', async () => {
  const { client, reads, shown, answer } = slowReader();
  for (const name of ['One', 'Two', 'Three']) {
    await client.mutate({ mutation: RENAME, variables: { name } });
    await answer();
  }
  expect(shown).toEqual(['Two']);
  await answer();
  expect(reads).toHaveLength(0);
  expect(shown).toEqual(['Two', 'Three']);
});

test('statistics that are entered make no read begin anew', async () => {
  const { client, reads, shown, answer } = slowReader();
  await client.mutate({ mutation: SAVE_STATISTICS, variables: { name: 'New' } });
  await answer();
  expect(reads).toHaveLength(0);
  expect(shown).toEqual(['Old']);
});
