import { registerEnumType } from 'type-graphql';
import type { SiteLanguage as StoredSiteLanguage } from '../../domain/languages/language.js';
import type { PlayerNames as StoredPlayerNames } from '../../domain/players/shown-name.js';

export const Theme = { LIGHT: 'light', DARK: 'dark', DEVICE: 'device' } as const;
export type Theme = (typeof Theme)[keyof typeof Theme];
registerEnumType(Theme, {
  name: 'Theme',
  description: 'Colours of a site or of the admin area.',
  valuesConfig: {
    LIGHT: { description: 'Dark text on light ground.' },
    DARK: { description: 'Light text on dark ground.' },
    DEVICE: { description: 'Light or dark, as the device of whoever looks is set.' },
  },
});

export const SiteLanguage = { DEVICE: 'device', EN: 'en', ES: 'es' } as const satisfies Record<
  string,
  StoredSiteLanguage
>;
export type SiteLanguage = StoredSiteLanguage;
registerEnumType(SiteLanguage, {
  name: 'SiteLanguage',
  description: 'In which language pages say what the organization has not written itself.',
  valuesConfig: {
    DEVICE: { description: 'As the device of whoever looks is set; English where that is neither.' },
    EN: { description: 'English.' },
    ES: { description: 'Spanish.' },
  },
});

export const HomeVariant = {
  DEFAULT: 'default',
  HERO: 'hero',
  STAT_LEADERS: 'stat_leaders',
  WELCOME: 'welcome',
} as const;
export type HomeVariant = (typeof HomeVariant)[keyof typeof HomeVariant];
registerEnumType(HomeVariant, {
  name: 'HomeVariant',
  description: "What an organization's home page shows.",
  valuesConfig: {
    DEFAULT: { description: 'The plain page.' },
    HERO: { description: 'An image grid with the history of the league.' },
    STAT_LEADERS: { description: 'Top Stat Leaders: the first three by points, threes, rebounds and assists.' },
    WELCOME: { description: 'A welcome text.' },
  },
});

export const NavVariant = { MAIN: 'main', SIMPLE: 'simple', YOUTH: 'youth' } as const;
export type NavVariant = (typeof NavVariant)[keyof typeof NavVariant];
registerEnumType(NavVariant, {
  name: 'NavVariant',
  description: 'Which built-in entries the public navigation has.',
  valuesConfig: {
    MAIN: { description: 'All pages of a league with marketing pages.' },
    SIMPLE: { description: 'Home, players, schedule, standings.' },
    YOUTH: { description: 'The navigation of a youth centre.' },
  },
});

export const RosterNames = { FIRST: 'first', FULL: 'full' } as const;
export type RosterNames = (typeof RosterNames)[keyof typeof RosterNames];
registerEnumType(RosterNames, {
  name: 'RosterNames',
  description: 'What the roster of a public team page calls its players.',
  valuesConfig: {
    FIRST: { description: 'First names, with as much of the last one as tells namesakes apart.' },
    FULL: { description: 'The whole name, as visitors are shown it.' },
  },
});

export const PlayerNames = {
  FULL: 'full',
  FIRST_INITIAL: 'first_initial',
  INITIALS: 'initials',
  NUMBER: 'number',
} as const satisfies Record<string, StoredPlayerNames>;
export type PlayerNames = StoredPlayerNames;
registerEnumType(PlayerNames, {
  name: 'PlayerNames',
  description:
    'How an organization names its players to whoever is not its signed-in administrator, in every interface.',
  valuesConfig: {
    FULL: { description: 'First and last name.' },
    FIRST_INITIAL: { description: 'First name and initial: Ana R.' },
    INITIALS: { description: 'Initials: A. R.' },
    NUMBER: { description: 'The number on the jersey: #7.' },
  },
});
