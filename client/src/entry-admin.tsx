import './styles/index.css';
import { ApolloProvider } from '@apollo/client/react';
import type { ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AdminApp } from './app/admin/admin-app';
import { ADMIN_STAT_FORMAT } from './app/admin/admin-stat-format';
import { doneIsDone } from './app/admin/done-is-done';
import { listenFirst } from './app/admin/forms/leave-guard';
import { freshReadsLink } from './app/admin/fresh-reads-link';
import { onceLink } from './app/admin/once-link';
import { readsLink } from './app/admin/session/reads-link';
import { sessionLink } from './app/admin/session/session-link';
import { turnsLink } from './app/admin/turns-link';
import { noteTokenOfPage } from './app/admin/session/token-of-page';
import { uploadTransport } from './app/admin/forms/upload-transport';
import { createApolloClient } from './app/apollo';
import { ErrorBoundary } from './app/error-boundary';
import { graphAddress } from './app/graph-address';
import { LoadRows } from './app/load-rows';
import { readPageState } from './app/page-state';
import { isScorePath } from './app/score-paths';
import type { Site } from './app/site';
import { SiteProvider } from './app/site-context';
import { StatFormatContext } from './app/stat-format';
import { siteOfTab } from './app/tab-organization';
import { showWholeTexts } from './lib/whole-texts';

const { site: told } = readPageState();
listenFirst();
showWholeTexts();
if (!told.fromDevice) {
  noteTokenOfPage();
  show(told);
} else void import('./features/plays/keeping/known-site').then(({ knownSite }) => knownSite(told)).then(show);

function show(of: Site): void {
  const site = siteOfTab(of, window.sessionStorage);
  // Who keeps the score by a link has no account to sign in with again.
  const links = isScorePath(window.location.pathname)
    ? []
    : [
        freshReadsLink(),
        turnsLink(),
        onceLink(),
        sessionLink(),
        ...(site.user ? [readsLink(site.user.organizationId !== null)] : []),
      ];
  const client = doneIsDone(createApolloClient(undefined, uploadTransport(graphAddress(site.user)), links, true));
  const loadRows: ContextType<typeof LoadRows> = ({ document: query, variables }) =>
    client.query({ query, variables, fetchPolicy: 'network-only' });
  createRoot(document.getElementById('root')!).render(
    <ErrorBoundary>
      <ApolloProvider client={client}>
        <SiteProvider site={site}>
          <BrowserRouter>
            <StatFormatContext value={ADMIN_STAT_FORMAT}>
              <LoadRows value={loadRows}>
                <AdminApp />
              </LoadRows>
            </StatFormatContext>
          </BrowserRouter>
        </SiteProvider>
      </ApolloProvider>
    </ErrorBoundary>,
  );
}
