import type {
  HomeVariant,
  NavVariant,
  PlayerNames,
  RosterNames,
  SiteLanguage,
  Theme,
} from '@/graphql/schema.generated';
import { t } from '@/texts';

/** A choice whose value the graph knows. */
interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** Colours of a site. */
export const themeOptions = (): readonly Choice<Theme>[] => [
  { value: 'LIGHT', label: t.organizations.light() },
  { value: 'DARK', label: t.organizations.dark() },
  { value: 'DEVICE', label: t.organizations.light_or_dark_by_the_visitors_device() },
];

/** In which language a site says what its organization has not written. */
export const siteLanguageOptions = (): readonly Choice<SiteLanguage>[] => [
  { value: 'DEVICE', label: t.organizations.english_or_spanish_by_the_visitors_device() },
  { value: 'EN', label: t.organizations.english() },
  { value: 'ES', label: t.organizations.spanish() },
];

/** What a home page shows. */
export const homeVariantOptions = (): readonly Choice<HomeVariant>[] => [
  { value: 'DEFAULT', label: t.organizations.plain_page() },
  { value: 'HERO', label: t.organizations.image_grid_and_history() },
  { value: 'STAT_LEADERS', label: t.organizations.top_stat_leaders() },
  { value: 'WELCOME', label: t.organizations.welcome_text() },
];

/** Which built-in entries a navigation has. */
export const navVariantOptions = (): readonly Choice<NavVariant>[] => [
  { value: 'SIMPLE', label: t.organizations.home_players_schedule_standings() },
  { value: 'MAIN', label: t.organizations.all_pages_of_a_league() },
  { value: 'YOUTH', label: t.organizations.youth_center() },
];

/** What rosters of team pages call the players. */
export const rosterNameOptions = (): readonly Choice<RosterNames>[] => [
  { value: 'FIRST', label: t.organizations.first_names_ana() },
  { value: 'FULL', label: t.organizations.whole_names_ana_reyes() },
];

/** How players are named in public. */
export const playerNameOptions = (): readonly Choice<PlayerNames>[] => [
  { value: 'FULL', label: t.organizations.full_name_ana_reyes() },
  { value: 'FIRST_INITIAL', label: t.organizations.first_name_and_initial_ana_r() },
  { value: 'INITIALS', label: t.organizations.initials_a_r() },
  { value: 'NUMBER', label: t.organizations.number_7() },
];

/** All that this browser knows; the field takes any other that the server knows. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');
