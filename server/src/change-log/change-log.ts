import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { AppParts } from '../http/app-parts.js';
import { originOf } from '../http/security/origin.js';
import { originText } from '../developers/fill-origin.js';
import { FEED_PATH } from '../lib/releases/change-log-paths.js';
import { deprecationTerms } from '../lib/releases/deprecation-terms.js';
import { deprecationsOf, type KnownDeprecation } from '../lib/releases/graph-deprecations.js';
import { deprecatedSince, releases } from '../lib/releases/releases.js';
import { openToAll } from '../lib/open-headers.js';
import { templateOf } from '../rest/openapi-parameters.js';
import type { PortalPage } from '../developers/portal/page.js';
import { routes } from '../rest/routes.js';
import { changeLogFeed } from './change-log-feed.js';
import { changeLogPage } from './change-log-page.js';

/** What has changed for those who program against the product, for people. */
export function changesPage(schema: GraphQLSchema): PortalPage {
  return changeLogPage(releases(), [...deprecationsOf(schema, releases()).values(), ...deprecatedCalls()]);
}

/** The same as an Atom feed, for their programs. */
export function changeLog({ services: { config } }: AppParts): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const path = req.path.toLowerCase().replace(/\/$/, '');
    if (path !== FEED_PATH) return next();
    const origin = originText(originOf(req, config.trustProxy));
    openToAll(res)
      .set({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'no-cache' })
      .send(changeLogFeed(releases(), origin));
  };
}

function deprecatedCalls(): KnownDeprecation[] {
  return routes.flatMap((row) => {
    if (row.deprecated === undefined) return [];
    const what = `${row.method} ${templateOf(row)}`;
    return [{ what, ...deprecationTerms(row.deprecated), since: deprecatedSince(releases(), 'REST', what) }];
  });
}
