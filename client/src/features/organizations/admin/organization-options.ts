import type { HomeVariant, NavVariant, PlayerNames, Theme } from '@/graphql/schema.generated';

/** A choice whose value the graph knows. */
interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** Colours of a site. */
export const THEMES: readonly Choice<Theme>[] = [
  { value: 'LIGHT', label: 'Light' },
  { value: 'DARK', label: 'Dark' },
  { value: 'DEVICE', label: 'Light or dark, by the visitor’s device' },
];

/** What a home page shows. */
export const HOME_VARIANTS: readonly Choice<HomeVariant>[] = [
  { value: 'DEFAULT', label: 'Plain page' },
  { value: 'HERO', label: 'Image grid and history' },
  { value: 'STAT_LEADERS', label: 'Top Stat Leaders' },
  { value: 'WELCOME', label: 'Welcome text' },
];

/** Which built-in entries a navigation has. */
export const NAV_VARIANTS: readonly Choice<NavVariant>[] = [
  { value: 'SIMPLE', label: 'Home, players, schedule, standings' },
  { value: 'MAIN', label: 'All pages of a league' },
  { value: 'YOUTH', label: 'Youth center' },
];

/** How players are named in public. */
export const PLAYER_NAMES: readonly Choice<PlayerNames>[] = [
  { value: 'FULL', label: 'Full name: Ana Reyes' },
  { value: 'FIRST_INITIAL', label: 'First name and initial: Ana R.' },
  { value: 'INITIALS', label: 'Initials: A. R.' },
  { value: 'NUMBER', label: 'Number: #7' },
];

/** All that this browser knows; the field takes any other that the server knows. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');
