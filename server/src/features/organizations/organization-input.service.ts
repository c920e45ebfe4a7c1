import { hostOf } from '../../domain/text/host-of.js';
import { isReservedSlug } from '../../domain/text/is-reserved-slug.js';
import { slugify } from '../../domain/text/slugify.js';
import type { RequestContext } from '../../context/request-context.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import type { OrganizationEntity } from './organization.entity.js';
import type { OrganizationFieldsInput, UpdateAppearanceInput } from './organization.input.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MAX = 63;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MOST_DOMAINS = 20;
/** How many slugs besides its own may lead to an organization. */
export const MOST_FORMER_SLUGS = 20;
const MOST_ANALYTICS = 50;

/** Columns of an organization to write, and its host names; undefined: as they are. */
export interface CheckedOrganization {
  columns: Partial<OrganizationEntity>;
  domains: string[] | undefined;
}

/**
 * Checks all fields of an organization at once.
 * @param isNew then name and slug are needed; the slug is made from the name when it is not given
 * @throws 400 naming every wrong field
 */
export function checkOrganization(
  ctx: RequestContext,
  input: OrganizationFieldsInput & { name?: string | null },
  isNew: boolean,
): CheckedOrganization {
  const check = new InputCheck();
  const name = check.name('name', isNew ? (input.name ?? '') : (input.name ?? undefined));
  const columns = definedFields({
    name,
    slug: checkSlug(check, input.slug, isNew ? (name ?? '') : undefined),
    formerSlugs: checkFormerSlugs(check, input.formerSlugs),
    ...checkAppearance(check, input),
    customPageUrl: check.url('customPageUrl', input.customPageUrl),
    language: checkLanguage(check, input.language),
    timeZone: checkTimeZone(check, input.timeZone),
    captainLabel: check.name('captainLabel', input.captainLabel ?? undefined, 40),
    analyticsIds: checkAnalytics(check, input.analyticsIds),
    venueOrder: check.names('venueOrder', input.venueOrder),
    customSite: input.customSite ?? undefined,
    navVariant: input.navVariant ?? undefined,
    listed: input.listed ?? undefined,
    analyticsSkipSlugPath: input.analyticsSkipSlugPath ?? undefined,
    ownersManageStaff: input.ownersManageStaff ?? undefined,
  });
  const domains = checkDomains(ctx, check, input);
  check.finish();
  return { columns, domains };
}

/**
 * What owners set themselves, but for the logo: theme, language, accent, home page, who is named in public, social
 * links.
 */
export function checkAppearance(check: InputCheck, input: UpdateAppearanceInput): Partial<OrganizationEntity> {
  return definedFields({
    facebookUrl: check.url('facebookUrl', input.facebookUrl),
    instagramUrl: check.url('instagramUrl', input.instagramUrl),
    youtubeUrl: check.url('youtubeUrl', input.youtubeUrl),
    theme: input.theme ?? undefined,
    siteLanguage: input.siteLanguage ?? undefined,
    accent: checkAccent(check, input.accent),
    homeVariant: input.homeVariant ?? undefined,
    playerNames: input.playerNames ?? undefined,
    rosterNames: input.rosterNames ?? undefined,
    namesCorrectors: input.namesCorrectors ?? undefined,
  });
}

function checkAccent(check: InputCheck, accent: string | null | undefined): string | undefined {
  const color = accent?.trim().toLowerCase();
  if (color !== undefined)
    check.that(/^#[0-9a-f]{6}$/.test(color), 'accent', 'accent must be a colour such as #1d4ed8.');
  return color;
}

function checkSlug(
  check: InputCheck,
  slug: string | null | undefined,
  nameOfNew: string | undefined,
): string | undefined {
  const text = slug?.trim().toLowerCase() ?? '';
  if (text === '' && nameOfNew === undefined) return undefined;
  const wanted = text || slugify(nameOfNew ?? '');
  if (wanted === '') check.fail('slug', 'slug is required: none can be made from this name.');
  else checkForm(check, wanted, 'slug');
  return wanted;
}

function checkFormerSlugs(check: InputCheck, slugs: readonly string[] | null | undefined): string[] | undefined {
  if (!slugs) return undefined;
  const wanted = [...new Set(slugs.map((slug) => slug.trim().toLowerCase()).filter((slug) => slug !== ''))];
  check.that(wanted.length <= MOST_FORMER_SLUGS, 'formerSlugs', `At most ${MOST_FORMER_SLUGS} former slugs.`);
  for (const slug of wanted.slice(0, MOST_FORMER_SLUGS)) checkForm(check, slug, 'formerSlugs');
  return wanted;
}

function checkForm(check: InputCheck, slug: string, field: 'slug' | 'formerSlugs'): void {
  const what = field === 'slug' ? 'slug' : 'Each of formerSlugs';
  if (!SLUG.test(slug) || slug.length > SLUG_MAX)
    check.fail(field, `${what} must be letters a to z, digits and single hyphens between them, at most ${SLUG_MAX}.`);
  else if (isReservedSlug(slug))
    check.fail(field, `The slug ${slug} is reserved: pages of the platform have this path.`);
}

function checkDomains(
  { services }: RequestContext,
  check: InputCheck,
  { domain, domains }: OrganizationFieldsInput,
): string[] | undefined {
  const given = domains ?? (domain === undefined ? undefined : [domain ?? '']);
  if (given === undefined || (domains === null && domain === undefined)) return undefined;
  const field = domains ? 'domains' : 'domain';
  const texts = given.map((text) => text.trim()).filter((text) => text !== '');
  check.that(texts.length <= MOST_DOMAINS, field, `At most ${MOST_DOMAINS} host names.`);
  const hosts = texts.slice(0, MOST_DOMAINS).map((text) => {
    const host = hostOf(text);
    if (host === null || !HOST.test(host))
      check.fail(field, `${field} must be a host name such as league.example, without https:// or a path.`);
    else if (host === services.config.platformHost) check.fail(field, `${host} is the platform's own host name.`);
    return host ?? '';
  });
  return [...new Set(hosts)];
}

function checkLanguage(check: InputCheck, language: string | null | undefined): string | undefined {
  if (language === null || language === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    check.fail('language', 'language must be a language tag such as en or pt-BR.');
    return undefined;
  }
}

function checkTimeZone(check: InputCheck, timeZone: string | null | undefined): string | undefined {
  if (timeZone === null || timeZone === undefined) return undefined;
  try {
    if (!/^[A-Za-z]/.test(timeZone)) throw new RangeError('an offset is no zone');
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    check.fail('timeZone', 'timeZone must be an IANA time zone such as America/Los_Angeles.');
    return undefined;
  }
}

function checkAnalytics(check: InputCheck, ids: unknown): Record<string, string> | undefined {
  if (ids === null || ids === undefined) return undefined;
  const entries = typeof ids === 'object' && !Array.isArray(ids) ? Object.entries(ids as object) : null;
  const fits =
    entries !== null &&
    entries.length <= MOST_ANALYTICS &&
    entries.every(([host, id]) => hostOf(host) !== null && typeof id === 'string' && /^[\w-]{1,50}$/.test(id));
  check.that(
    fits,
    'analyticsIds',
    'analyticsIds must be an object with a measurement id (letters, digits, hyphens) by host name.',
  );
  return fits ? Object.fromEntries(entries.map(([host, id]) => [hostOf(host)!, id as string])) : undefined;
}
