import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Language } from '../../domain/languages/language.js';
import { languageFor } from '../../domain/languages/language-for.js';
import { isServerPath } from '../../domain/text/is-server-path.js';
import { sendsMail } from '../../features/mail/mail.service.js';
import { handleRequest } from '../handle-request.js';
import type { Failure } from '../failure.js';
import { originOf, originUrl } from '../security/origin.js';
import { answerPage } from './answer-page.js';
import { serveAssets } from './assets.js';
import { plainHtml } from './html.js';
import { keyOf, pageLanguage } from './page-language.js';
import { findRenderer, type PageLanguage, type PageRequest } from './renderer.js';
import type { AppParts } from '../app-parts.js';
import { refuse } from '../refuse.js';
import type { TransportResponse } from '../response.js';
import { textsIn } from '../../texts/texts.js';
import { pageSecurityPolicy } from '../security/security-headers.js';

/** The site itself: the client's bundles under /assets, and a page for every other path. Comes last. */
export function pages(parts: AppParts): Router {
  const router = express.Router();
  router.use('/assets', serveAssets());
  router.use(async (req: Request, res: Response, next: NextFunction) => {
    if (isServerPath(req.path)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(res.set('allow', 'GET, HEAD'), 'METHOD_NOT_ALLOWED', 'This address is for GET, HEAD.');
    const origin = originOf(req, parts.services.config.trustProxy);
    // Its text would stand in the page as the page's own address.
    if (origin.authority !== '' && origin.host === null)
      return void res
        .status(400)
        .set('cache-control', 'no-store')
        .type('html')
        .send(badHost(pageLanguage(req.headers, '')));
    const search = req.originalUrl.includes('?') ? req.originalUrl.slice(req.originalUrl.indexOf('?')) : '';
    const { platformHost, analyticsIds } = parts.services.config;
    const analyticsId =
      origin.host !== null && Object.hasOwn(analyticsIds, origin.host) ? analyticsIds[origin.host]! : null;
    const asked: PageRequest = {
      host: origin.authority || null,
      platformHost,
      analyticsId,
      sendsMail: sendsMail(parts.services),
      pathname: req.path,
      search,
    };
    const { renderer, build } = await findRenderer();
    // Anybody can make up parameters: the page, and what is kept of it, is the same without them.
    const request: PageRequest = { ...asked, search: renderer.knownSearch(asked) };
    const language = pageLanguage(req.headers, search);
    const { slug, domain } = renderer.siteOf(request).site;
    await handleRequest(parts, req, res, {
      transport: 'page',
      // With the port, which stands in the page's absolute addresses.
      key: JSON.stringify([build, origin.secure, origin.authority, request.pathname, request.search, keyOf(language)]),
      names: { slug, domain },
      isOwn: true,
      produce: (ctx) => answerPage(ctx, renderer, request, language, originUrl(origin)),
      fail: (failure) => fail(failure, languageFor(language)),
    });
  });
  return router;
}

function badHost(asked: PageLanguage): string {
  const language = languageFor(asked);
  const { server: said } = textsIn(language);
  return plainHtml(said.this_address_is_not_valid(), said.it_names_no_host_that_there_could_be(), language);
}

/** An id that is none, or a page that broke: said in words, with nothing of the inside. */
function fail({ status, message }: Failure, language: Language): TransportResponse {
  const { server: said } = textsIn(language);
  const isMissing = status === 400 || status === 404;
  const html = isMissing
    ? plainHtml(said.page_not_found(), said.what_you_are_looking_for_is_not_here(), language)
    : // What exactly is wrong is said in the language of interfaces alone; what a call costs says nothing to visitors.
      plainHtml(
        said.this_page_is_not_available(),
        language === 'en' && status !== 429 ? message : said.please_try_again_in_a_moment(),
        language,
      );
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pageSecurityPolicy() };
  return { status: isMissing ? 404 : status, headers, body: Buffer.from(html) };
}
