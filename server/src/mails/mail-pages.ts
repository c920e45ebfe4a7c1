import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { createContext } from '../context/create-context.js';
import type { RequestContext } from '../context/request-context.js';
import { accentColours } from '../domain/colours/accent-colours.js';
import type { Language } from '../domain/languages/language.js';
import { languageFor } from '../domain/languages/language-for.js';
import { PLATFORM_ACCENT, PRODUCT_NAME } from '../domain/sites/platform.js';
import {
  confirmFollower,
  nameOfRemovedTeam,
  openFollowLink,
  type OpenedFollowLink,
  teamsOfAddress,
  unsubscribeFollower,
} from '../features/mail-followers/mail-follower.service.js';
import type { Organization } from '../features/organizations/organization.type.js';
import { organizationById } from '../features/organizations/organization.loaders.js';
import { findTeam } from '../features/teams/team.service.js';
import type { AppParts } from '../http/app-parts.js';
import { escapeHtml } from '../http/pages/html.js';
import { pageLanguage } from '../http/pages/page-language.js';
import { readBody } from '../http/read-body.js';
import { requestIdOf } from '../http/request-id.js';
import { textsIn } from '../texts/texts.js';
import { siteAddress } from './follower-letters.js';

/** Whatever is left of a link that a mail program has cut is answered for people, too. */
const ADDRESS = /^\/mail\/(confirm|unsubscribe)(?:\/(.*))?$/;
/** A form of one button, or what a mail program sends at one click (RFC 8058). */
const LONGEST_BODY = 2_000;

/**
 * What links in followers' mails open: `/mail/confirm/{token}` and `/mail/unsubscribe/{token}`. Opening one shows a
 * page with a button and changes nothing, since programs that look through mails open all links; a POST does it, from
 * that page or from a mail program, without a session. Whoever has the link may.
 */
export function mailPages(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    const [, kind, token = ''] = ADDRESS.exec(req.path) ?? [];
    if (kind === undefined) return next();
    if (!['GET', 'HEAD', 'POST'].includes(req.method)) return void res.status(405).set('allow', 'GET, POST').end();
    const { services } = parts;
    const ctx = await createContext(services, {
      transport: 'page',
      requestId: requestIdOf(req, services.config.trustProxy),
    });
    const link = await openFollowLink(services, kind as 'confirm' | 'unsubscribe', token);
    const asked = languageFor(pageLanguage(req.headers, ''));
    const found = link && (await worldOf(ctx, link, kind));
    if (req.method !== 'POST') return sendPage(res, await formPage(ctx, kind, found, asked));
    const body = (await readBody(req, LONGEST_BODY)).toString('utf8');
    // Whatever has become of the team: whoever is told so below has unsubscribed.
    if (link !== null && kind === 'unsubscribe')
      await unsubscribeFollower(services, link.follower, new URLSearchParams(body).get('all') === '1');
    // Who has unsubscribed is unsubscribed: a mail program that asks twice is told so, too.
    if (found === null)
      return sendPage(res, kind === 'confirm' ? overPage(asked) : donePage(null, 'unsubscribe', asked));
    if (kind === 'confirm') await confirmFollower(services, found.link);
    sendPage(res, donePage(found, kind, found.link.follower.language, ctx));
  };
}

/** Whom a link is about, with what its pages name. */
interface World {
  readonly link: OpenedFollowLink;
  /** Null for one that is deleted. */
  readonly organization: Organization | null;
  /** Its id is null where it is deleted. */
  readonly team: { readonly id: string | null; readonly name: string };
}

interface MailPage {
  readonly status: number;
  readonly language: Language;
  readonly accent: string;
  readonly site: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly buttons?: readonly { readonly label: string; readonly all?: true }[];
  readonly link?: { readonly label: string; readonly href: string };
}

async function worldOf(ctx: RequestContext, link: OpenedFollowLink, kind: string): Promise<World | null> {
  const { organizationId, teamId } = link.follower;
  const organization = await organizationById(ctx, organizationId);
  const team = organization && (await findTeam(ctx, organizationId, teamId));
  if (team) return { link, organization, team: { id: String(team.id), name: team.name } };
  // It may come back: whoever wants no more of it says so before.
  const name = kind === 'unsubscribe' ? await nameOfRemovedTeam(ctx.services, link.follower) : null;
  return name === null ? null : { link, organization, team: { id: null, name } };
}

async function formPage(ctx: RequestContext, kind: string, found: World | null, asked: Language): Promise<MailPage> {
  if (found === null) return overPage(asked);
  const { link, organization, team } = found;
  const { language } = link.follower;
  const { server: said } = textsIn(language);
  const head = { status: 200, language, ...lookOf(found) };
  if (kind === 'confirm')
    return {
      ...head,
      title: said.mail_confirm_title({ team: team.name }),
      paragraphs: [link.wantsResults ? said.mail_confirm_text_with_results() : said.mail_confirm_text()],
      buttons: [{ label: said.mail_confirm_button() }],
    };
  const followed = await teamsOfAddress(ctx.services, link.follower);
  const areOthers = followed.some((id) => id !== link.follower.teamId);
  const names = await Promise.all(
    followed.map(async (id) => (await findTeam(ctx, link.follower.organizationId, id))?.name),
  );
  const listed = names.filter((name) => name !== undefined).join(', ');
  return {
    ...head,
    title: said.mail_unsubscribe_title({ team: team.name }),
    paragraphs: [
      ...(areOthers ? [said.mail_followed_by_this_address({ teams: listed })] : []),
      said.mail_unsubscribe_text(),
    ],
    buttons: [
      { label: said.mail_unsubscribe_button() },
      ...(areOthers && organization
        ? [{ label: said.mail_unsubscribe_all_button({ organization: organization.name }), all: true as const }]
        : []),
    ],
  };
}

function lookOf(found: World | null): Pick<MailPage, 'accent' | 'site'> {
  const { accent, name } = found?.organization ?? { accent: PLATFORM_ACCENT, name: PRODUCT_NAME };
  return { accent, site: name };
}

function donePage(found: World | null, kind: string, language: Language, ctx?: RequestContext): MailPage {
  const { server: said } = textsIn(language);
  const head = {
    status: 200,
    language,
    ...lookOf(found),
    ...(found?.organization &&
      found.team.id !== null &&
      ctx && {
        link: {
          label: said.mail_to_the_team({ team: found.team.name }),
          href: siteAddress(ctx, found.organization, `/teams/${found.team.id}`),
        },
      }),
  };
  return kind === 'confirm'
    ? {
        ...head,
        title: said.mail_confirmed_title({ team: found!.team.name }),
        paragraphs: [said.mail_confirmed_text()],
      }
    : { ...head, title: said.mail_unsubscribed_title(), paragraphs: [said.mail_unsubscribed_text()] };
}

function overPage(language: Language): MailPage {
  const { server: said } = textsIn(language);
  return {
    status: 404,
    language,
    accent: PLATFORM_ACCENT,
    site: PRODUCT_NAME,
    title: said.mail_link_is_over_title(),
    paragraphs: [said.mail_link_is_over_text()],
  };
}

/** One card, without scripts. */
function sendPage(
  res: Response,
  { status, language, accent, site, title, paragraphs, buttons = [], link }: MailPage,
): void {
  const css = styleOf(accent);
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  const forms = buttons.map(
    ({ label, all }) =>
      `<form method="post"><button${all ? ' name="all" value="1" class="second"' : ''}>${escapeHtml(label)}</button></form>`,
  );
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} - ${site}`)}</title><style>${css}</style></head>
<body><header>${escapeHtml(site)}</header><main><h1>${escapeHtml(title)}</h1>
${paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n')}
${forms.join('\n')}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}
</main></body>
</html>
`;
  res
    .status(status)
    .set({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      // The address opens something: no other site is told of it.
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src '${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(html);
}

function styleOf(accent: string): string {
  const [light, dark] = [accentColours(accent, 'light'), accentColours(accent, 'dark')];
  return `*{box-sizing:border-box}
:root{--ground:#f2f4f7;--surface:#fff;--text:#1b2330;--muted:#566173;--line:#dde2ea;--solid:${light.solid};--on-solid:${light.onSolid};--accent:${light.text}}
@media (prefers-color-scheme:dark){:root{--ground:#0c0f14;--surface:#151a21;--text:#e8ecf2;--muted:#a3adbc;--line:#2a323d;--solid:${dark.solid};--on-solid:${dark.onSolid};--accent:${dark.text}}}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{padding:14px 20px;background:var(--solid);color:var(--on-solid);font-weight:700;overflow-wrap:anywhere}
main{max-width:30rem;margin:clamp(1.5rem,8vh,5rem) auto;padding:1.5rem 1.75rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
@media (max-width:34rem){main{margin-inline:12px}}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
p{margin:0 0 1rem;overflow-wrap:anywhere}
p+p{color:var(--muted)}
button{display:block;width:100%;min-height:44px;margin-top:.75rem;padding:.6rem 1rem;border:1px solid var(--solid);border-radius:8px;background:var(--solid);color:var(--on-solid);font:inherit;font-weight:600;cursor:pointer;overflow-wrap:anywhere}
button.second{background:transparent;border-color:var(--line);color:var(--text)}
a{color:var(--accent)}
:is(a,button):focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;
}
