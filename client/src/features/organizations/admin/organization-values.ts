import type {
  CreateOrganizationInput,
  HomeVariant,
  NavVariant,
  PlayerNames,
  RosterNames,
  SiteLanguage,
  Theme,
} from '@/graphql/schema.generated';
import type { AdminOrganizationFragment } from './organizations.generated';

/** The fields of an organization's form as its controls hold them. */
export interface OrganizationValues {
  name: string;
  slug: string;
  /** A slug per line. */
  formerSlugs: string;
  /** A host name per line. */
  domains: string;
  facebookUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
  sportIds: string[];
  /** A new file; null takes the present one away; undefined leaves it. */
  logo: File | null | undefined;
  customSite: boolean;
  customPageUrl: string;
  theme: Theme;
  siteLanguage: SiteLanguage;
  accent: string;
  language: string;
  timeZone: string;
  homeVariant: HomeVariant;
  navVariant: NavVariant;
  captainLabel: string;
  playerNames: PlayerNames;
  rosterNames: RosterNames;
  namesCorrectors: boolean;
  listed: boolean;
  /** A venue per line. */
  venueOrder: string;
  /** 'host id' per line. */
  analyticsIds: string;
  analyticsSkipSlugPath: boolean;
  ownersManageStaff: boolean;
}

/** Fields whose complaints are shown beside them. `domain` is what the server calls a single host name. */
export const ORGANIZATION_FIELDS = [
  'name',
  'slug',
  'formerSlugs',
  'domains',
  'facebookUrl',
  'instagramUrl',
  'youtubeUrl',
  'sportIds',
  'logo',
  'customPageUrl',
  'accent',
  'language',
  'timeZone',
  'captainLabel',
  'venueOrder',
  'analyticsIds',
] as const satisfies readonly (keyof OrganizationValues)[];

/** What a new organization's form begins with: the server's defaults. */
export const NEW_ORGANIZATION: OrganizationValues = {
  name: '',
  slug: '',
  formerSlugs: '',
  domains: '',
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  sportIds: [],
  logo: undefined,
  customSite: false,
  customPageUrl: '',
  theme: 'LIGHT',
  siteLanguage: 'DEVICE',
  accent: '#1d4ed8',
  language: 'en',
  timeZone: 'America/Los_Angeles',
  homeVariant: 'DEFAULT',
  navVariant: 'SIMPLE',
  captainLabel: 'Captain',
  playerNames: 'FULL',
  rosterNames: 'FIRST',
  namesCorrectors: false,
  listed: true,
  venueOrder: '',
  analyticsIds: '',
  analyticsSkipSlugPath: false,
  ownersManageStaff: false,
};

/** The form of an organization as it is. */
export function valuesOf(organization: AdminOrganizationFragment): OrganizationValues {
  const {
    name,
    slug,
    theme,
    siteLanguage,
    accent,
    language,
    timeZone,
    homeVariant,
    navVariant,
    captainLabel,
    playerNames,
    rosterNames,
    namesCorrectors,
    listed,
    customSite,
    settings,
  } = organization;
  return {
    name,
    slug,
    theme,
    siteLanguage,
    accent,
    language,
    timeZone,
    homeVariant,
    navVariant,
    captainLabel,
    playerNames,
    rosterNames,
    namesCorrectors,
    listed,
    customSite,
    formerSlugs: (settings?.formerSlugs ?? []).join('\n'),
    domains: organization.domains.join('\n'),
    facebookUrl: organization.facebookUrl ?? '',
    instagramUrl: organization.instagramUrl ?? '',
    youtubeUrl: organization.youtubeUrl ?? '',
    customPageUrl: organization.customPageUrl ?? '',
    sportIds: organization.sports.map(({ id }) => id),
    logo: undefined,
    venueOrder: organization.venueOrder.join('\n'),
    analyticsIds: Object.entries((settings?.analyticsIds ?? {}) as Record<string, string>)
      .map((pair) => pair.join(' '))
      .join('\n'),
    analyticsSkipSlugPath: settings?.analyticsSkipSlugPath ?? false,
    ownersManageStaff: settings?.ownersManageStaff ?? false,
  };
}

/** What the server is told. The slug of a new organization is made from its name when the field is blank. */
export function inputOf({
  logo,
  slug,
  formerSlugs,
  domains,
  venueOrder,
  analyticsIds,
  ...values
}: OrganizationValues): CreateOrganizationInput {
  return {
    ...values,
    ...(slug.trim() !== '' && { slug }),
    ...(logo !== undefined && { logo }),
    formerSlugs: lines(formerSlugs),
    domains: lines(domains),
    venueOrder: lines(venueOrder),
    analyticsIds: analyticsOf(analyticsIds) ?? {},
  };
}

/** The measurement ids by host of 'host id' lines; null when a line is something else. */
export function analyticsOf(text: string): Record<string, string> | null {
  const pairs = lines(text).map((line) => line.split(/[\s=:,]+/));
  return pairs.every((pair) => pair.length === 2) ? Object.fromEntries(pairs as [string, string][]) : null;
}

/** The lines of a text that say something. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
