import { bulk } from './bulk/bulk.js';
import { calendars } from './calendars/calendars.js';
import { changeLog } from './change-log/change-log.js';
import { crawlers } from './crawlers/crawlers.js';
import { exportRouter } from './exports/export-router.js';
import { developers } from './developers/developers.js';
import { embeds } from './embeds/embeds.js';
import type { RouterFactory } from './http/express-app.js';
import { explorer } from './http/pages/explorer.js';
import { offlineCourtside } from './http/pages/offline-courtside.js';
import { offlineSite } from './http/pages/offline-site.js';
import { mailPages } from './mails/mail-pages.js';
import { mcp } from './mcp/mcp.js';
import { overlays } from './overlays/overlays.js';
import { pages } from './http/pages/pages.js';
import { pictures } from './pictures/pictures.js';
import { restRouter } from './rest/router.js';
import { serveUploads } from './uploads/serve-uploads.js';
import { webApp } from './web-app/web-app.js';

/**
 * The parts of the site beside GraphQL, in the order in which they are asked: uploads, downloads, whole seasons, the
 * change log for developers, REST, the pages for developers, calendars, embeds, overlays of games, pictures to share,
 * what search engines ask for, what phones ask for, what links in followers' mails open, what opens without a network,
 * the page at which the graph is tried, then pages, which answer every other path.
 */
export const routers: readonly RouterFactory[] = [
  serveUploads,
  exportRouter,
  bulk,
  mcp,
  changeLog,
  restRouter,
  developers,
  calendars,
  embeds,
  overlays,
  pictures,
  crawlers,
  webApp,
  mailPages,
  offlineCourtside,
  offlineSite,
  explorer,
  pages,
];
