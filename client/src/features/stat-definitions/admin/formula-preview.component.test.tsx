import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormulaPreview } from './formula-preview';

const values = { name: 'Efficiency', abbreviation: 'EFF', kind: 'SUM', formula: 'PTS + REB' } as const;
const NEEDS_A_GAME = 'The preview needs a game with a result, and there is none yet.';

test('a preview that could not be read says so, and can be asked for again', async () => {
  let isCut = true;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (isCut) return observer.error(new TypeError('Failed to fetch'));
        const actingFor = { __typename: 'Organization', id: '1', games: { __typename: 'Games', nodes: [] } };
        observer.next({ data: { me: { __typename: 'User', id: '1', actingFor } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const screen = await render(
    <ApolloProvider client={client}>
      <FormulaPreview sportId="1" values={values} stats={[]} />
    </ApolloProvider>,
  );
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(screen.getByText(NEEDS_A_GAME)).not.toBeInTheDocument();
  isCut = false;
  await again.click();
  await expect.element(screen.getByText(NEEDS_A_GAME)).toBeVisible();
});
