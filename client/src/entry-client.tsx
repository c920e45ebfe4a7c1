import './styles/index.css';
import { ApolloProvider } from '@apollo/client/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient, createCache } from './app/apollo';
import { fetchLink } from './app/fetch-link';
import { graphAddress } from './app/graph-address';
import { type LoadedPage, loadPage } from './app/page-modules';
import { readPageState } from './app/page-state';
import { PublicApp } from './app/public-app';
import { matchRoute } from './app/public-routes';
import { prefixOf } from './app/site';
import { showWholeTexts } from './lib/whole-texts';

/**
 * Puts the server's answer into the cache and the page's module into memory, then brings the page alive: no request, no
 * waiting.
 */
async function start(): Promise<void> {
  const { site, data } = readPageState();
  const basename = prefixOf(site);
  const pathname = window.location.pathname.slice(basename.length).replace(/\/+$/, '') || '/';
  const match = matchRoute(site, pathname);
  const first: LoadedPage | null = match && { route: match.route, page: await loadPage(match.route) };
  const cache = createCache();
  if (match && first?.page.document && data) {
    const variables = first.page.variables({
      params: match.params,
      search: new URLSearchParams(window.location.search),
      site,
    });
    cache.writeQuery({ query: first.page.document, variables, data });
  }
  const client = createApolloClient(cache, fetchLink(graphAddress(site.user)));
  hydrateRoot(
    document.getElementById('root')!,
    <ApolloProvider client={client}>
      <PublicApp
        site={site}
        first={first}
        router={(children) => <BrowserRouter basename={basename}>{children}</BrowserRouter>}
      />
    </ApolloProvider>,
  );
}

showWholeTexts();
void start();
