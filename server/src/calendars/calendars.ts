import type { RequestHandler } from 'express';
import { addDays } from '../domain/dates/add-days.js';
import { isPlatformHost } from '../domain/sites/is-platform-host.js';
import type { RequestContext } from '../context/request-context.js';
import { todayOf } from '../features/games/today.service.js';
import type { AppParts } from '../http/app-parts.js';
import type { Failure } from '../http/failure.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { handleRequest } from '../http/handle-request.js';
import type { TransportResponse } from '../http/response.js';
import { originOf, originUrl } from '../http/security/origin.js';
import { type Calendar, CALENDARS } from './calendar-operations.js';
import { calendarText } from './calendar-text.js';

const ADDRESS = /^(?:\/(youth\/)?([^/]+))?(?:\/(leagues|teams|players)\/(\d{1,10}))?\/calendar\.ics$/iu;
/** How long a game that is over stays in calendars, in days: a year, and what a subscriber may want to look up then. */
const KEPT_DAYS = 400;

/** Which calendar an address names. */
interface Wanted extends Calendar {
  /** The first part of the path, where it says which organization: '/{slug}', '/youth/{slug}', or ''. */
  readonly prefix: string;
  readonly slug: string | null;
  readonly domain: string | null;
  readonly id: string;
}

/**
 * Calendars to subscribe to: `GET /{slug}/calendar.ics` has an organization's games,
 * `/{slug}/leagues/{id}/calendar.ics` those of a league, and so for `teams` and `players`; on an organization's own
 * host without the slug. Everybody gets the same, so that names are shown as in public. As long as no game changes the
 * answer is 304 for who has it.
 */
export function calendars(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    const wanted = req.method === 'GET' || req.method === 'HEAD' ? read(req.path, req.originalUrl) : null;
    if (wanted === null) return next();
    const { platformHost, trustProxy } = parts.services.config;
    const asked = originOf(req, trustProxy);
    // On an organization's own host a first segment is no slug.
    if (wanted.prefix.split('/').length === 2 && !isPlatformHost(asked.host, platformHost)) return next();
    const origin = originUrl(asked);
    const { slug, domain } = wanted;
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: JSON.stringify(['calendar', origin, req.path, domain]),
      names: { slug, domain },
      anonymous: true,
      isOpen: true,
      produce: async (ctx) => {
        const answer = await calendarOf(ctx, wanted, origin);
        return { answer, cacheable: answer.status === 200 };
      },
      fail,
    });
  };
}

function read(path: string, address: string): Wanted | null {
  const match = ADDRESS.exec(path);
  if (!match) return null;
  const [, youth = '', slug = null, kind = '', id = ''] = match;
  const domain = slug === null ? new URLSearchParams(address.split('?')[1]).get('domain') : null;
  const prefix = slug === null ? '' : `/${youth}${slug}`;
  return { prefix, slug, domain, id, ...CALENDARS[kind.toLowerCase() as keyof typeof CALENDARS] };
}

async function calendarOf(
  ctx: RequestContext,
  { document, filteredBy, prefix, id }: Wanted,
  origin: string,
): Promise<TransportResponse> {
  const { tenant } = ctx;
  if (tenant === null) return NOT_FOUND;
  const today = await todayOf(ctx, tenant.id);
  const from = addDays(today, -KEPT_DAYS);
  const filter = { from, ...(filteredBy !== null && { [filteredBy]: id }) };
  const { data, errors } = await execute(ctx, document, { id, filter });
  if (errors?.[0]) throw reasonOf(errors[0]);
  const organization = data?.organization;
  if (!organization || organization.subject === null) return NOT_FOUND;
  const text = calendarText(organization, {
    platformHost: ctx.services.config.platformHost,
    organizationId: tenant.id,
    site: origin + prefix,
    today,
  });
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
    },
    body: Buffer.from(text),
  };
}

const NOT_FOUND: TransportResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Calendar not found\n'),
};

function fail({ status, message }: Failure): TransportResponse {
  return { ...NOT_FOUND, status, body: Buffer.from(`${message}\n`) };
}
