import type { HomeVariant, PlayerNames, RosterNames, SiteLanguage, Theme } from '@/graphql/schema.generated';
import type { AppearanceFragment } from './appearance.generated';

/** The fields of the appearance's form as its controls hold them, which is what the server is told. */
export interface AppearanceValues {
  /** A new file; null takes the present one away; undefined leaves it. */
  logo: File | null | undefined;
  theme: Theme;
  siteLanguage: SiteLanguage;
  accent: string;
  homeVariant: HomeVariant;
  playerNames: PlayerNames;
  rosterNames: RosterNames;
  namesCorrectors: boolean;
  facebookUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
}

/** Fields whose complaints are shown beside them. */
export const APPEARANCE_FIELDS = [
  'logo',
  'theme',
  'siteLanguage',
  'accent',
  'homeVariant',
  'playerNames',
  'rosterNames',
  'namesCorrectors',
  'facebookUrl',
  'instagramUrl',
  'youtubeUrl',
] as const satisfies readonly (keyof AppearanceValues)[];

/** The form of an organization as it is. */
export function appearanceValues({
  theme,
  siteLanguage,
  accent,
  homeVariant,
  playerNames,
  rosterNames,
  namesCorrectors,
  facebookUrl,
  instagramUrl,
  youtubeUrl,
}: AppearanceFragment): AppearanceValues {
  return {
    logo: undefined,
    theme,
    siteLanguage,
    accent,
    homeVariant,
    playerNames,
    rosterNames,
    namesCorrectors,
    facebookUrl: facebookUrl ?? '',
    instagramUrl: instagramUrl ?? '',
    youtubeUrl: youtubeUrl ?? '',
  };
}
