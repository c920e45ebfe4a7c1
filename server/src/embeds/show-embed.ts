import type { RequestContext } from '../context/request-context.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { notFound } from '../lib/errors.js';
import type { AskedLanguage, Language, SiteLanguage } from '../domain/languages/language.js';
import { languageFor } from '../domain/languages/language-for.js';
import { textsIn } from '../texts/texts.js';
import type { Embedded, EmbedKind, EmbedName, EmbedOrganization } from './embed-kinds.js';

/** Which embed, and how long. */
export interface ShownEmbed {
  readonly kind: EmbedKind;
  readonly named: Readonly<Partial<Record<EmbedName, string>>>;
  readonly rows: number;
}

/**
 * What stands in an embed of the request's organization.
 * @param href the absolute address of a path of the site
 * @throws 404 for an organization, season or game that is not there; 400 where the embed needs an id
 */
export async function showEmbed(
  ctx: RequestContext,
  { kind, named, rows }: ShownEmbed,
  href: (path: string) => string,
  asked: AskedLanguage = { chosen: null, device: 'en' },
): Promise<{ organization: EmbedOrganization; embedded: Embedded; language: Language }> {
  if (ctx.tenant === null) throw notFound('Organization');
  const document = named.seasonId === undefined ? kind.document : (kind.ofSeason ?? kind.document);
  const { data, errors } = await execute(ctx, document, { ...named, rows });
  if (errors?.[0]) throw reasonOf(errors[0]);
  const organization = data?.['organization'] as (EmbedOrganization & { season?: unknown } & never) | null | undefined;
  if (!organization) throw notFound('Organization');
  if (named.seasonId !== undefined && organization['season'] === null) throw notFound('Season');
  const { siteLanguage } = organization as EmbedOrganization;
  const language = languageFor(asked, siteLanguage.toLowerCase() as SiteLanguage);
  const embedded = kind.show(organization, rows, href, textsIn(language));
  if (embedded === null) throw notFound('Page');
  return { organization, embedded, language };
}
