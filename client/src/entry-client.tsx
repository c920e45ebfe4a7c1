import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Answers } from './app/answers/answers';
import { loadAhead } from './app/answers/ahead';
import { onFirstAct } from './app/answers/first-act';
import { AnswersContext } from './app/answers/use-answer';
import { graphAddress } from './app/graph-address';
import { LoadRows } from './app/load-rows';
import { type LoadedPage, loadPage } from './app/page-modules';
import { readPageState } from './app/page-state';
import { PublicApp } from './app/public-app';
import { matchRoute } from './app/public-routes';
import { prefixOf, tenantVariables } from './app/site';
import { keepSeenPages } from './app/site-worker/begin';
import { SiteFrameDocument } from './app/site-frame.generated';
import { fetchPartsWithPages } from './lib/behind';
import { showWholeTexts } from './lib/whole-texts';

/**
 * Puts the server's answer and the page's module into memory, then brings the page alive: no request, no waiting.
 * Apollo is loaded with the first that somebody does.
 */
async function start(): Promise<void> {
  const { site, data } = readPageState();
  const basename = prefixOf(site);
  const match = matchRoute(site, window.location.pathname.slice(basename.length));
  const first: LoadedPage | null = match && { route: match.route, page: await loadPage(match.route) };
  const answers = new Answers(graphAddress(site.user));
  if (data && typeof data === 'object' && 'organization' in data)
    answers.keep({ document: SiteFrameDocument, variables: tenantVariables(site) }, data);
  if (match && first?.page.document && data) {
    const variables = first.page.variables({
      params: match.params,
      search: new URLSearchParams(window.location.search),
      site,
    });
    answers.keep({ document: first.page.document, variables }, data);
  }
  // A transition gives way to whoever touches the page meanwhile: on an old phone it takes a quarter of a second.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <AnswersContext value={answers}>
        <LoadRows value={(question) => answers.load().then((part) => part.more(question))}>
          <PublicApp
            site={site}
            first={first}
            router={(children) => <BrowserRouter basename={basename}>{children}</BrowserRouter>}
          />
        </LoadRows>
      </AnswersContext>,
    );
  });
  fetchPartsWithPages();
  loadAhead(site);
  onFirstAct(() => void answers.load().catch(() => undefined));
  keepSeenPages(site);
}

showWholeTexts();
void start();
