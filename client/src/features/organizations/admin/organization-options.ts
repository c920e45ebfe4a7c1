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
export const THEMES: readonly Choice<Theme>[] = [
  {
    value: 'LIGHT',
    get label() {
      return t.organizations.light();
    },
  },
  {
    value: 'DARK',
    get label() {
      return t.organizations.dark();
    },
  },
  {
    value: 'DEVICE',
    get label() {
      return t.organizations.light_or_dark_by_the_visitors_device();
    },
  },
];

/** In which language a site says what its organization has not written. */
export const SITE_LANGUAGES: readonly Choice<SiteLanguage>[] = [
  {
    value: 'DEVICE',
    get label() {
      return t.organizations.english_or_spanish_by_the_visitors_device();
    },
  },
  {
    value: 'EN',
    get label() {
      return t.organizations.english();
    },
  },
  {
    value: 'ES',
    get label() {
      return t.organizations.spanish();
    },
  },
];

/** What a home page shows. */
export const HOME_VARIANTS: readonly Choice<HomeVariant>[] = [
  {
    value: 'DEFAULT',
    get label() {
      return t.organizations.plain_page();
    },
  },
  {
    value: 'HERO',
    get label() {
      return t.organizations.image_grid_and_history();
    },
  },
  {
    value: 'STAT_LEADERS',
    get label() {
      return t.organizations.top_stat_leaders();
    },
  },
  {
    value: 'WELCOME',
    get label() {
      return t.organizations.welcome_text();
    },
  },
];

/** Which built-in entries a navigation has. */
export const NAV_VARIANTS: readonly Choice<NavVariant>[] = [
  {
    value: 'SIMPLE',
    get label() {
      return t.organizations.home_players_schedule_standings();
    },
  },
  {
    value: 'MAIN',
    get label() {
      return t.organizations.all_pages_of_a_league();
    },
  },
  {
    value: 'YOUTH',
    get label() {
      return t.organizations.youth_center();
    },
  },
];

/** What rosters of team pages call the players. */
export const ROSTER_NAMES: readonly Choice<RosterNames>[] = [
  {
    value: 'FIRST',
    get label() {
      return t.organizations.first_names_ana();
    },
  },
  {
    value: 'FULL',
    get label() {
      return t.organizations.whole_names_ana_reyes();
    },
  },
];

/** How players are named in public. */
export const PLAYER_NAMES: readonly Choice<PlayerNames>[] = [
  {
    value: 'FULL',
    get label() {
      return t.organizations.full_name_ana_reyes();
    },
  },
  {
    value: 'FIRST_INITIAL',
    get label() {
      return t.organizations.first_name_and_initial_ana_r();
    },
  },
  {
    value: 'INITIALS',
    get label() {
      return t.organizations.initials_a_r();
    },
  },
  {
    value: 'NUMBER',
    get label() {
      return t.organizations.number_7();
    },
  },
];

/** All that this browser knows; the field takes any other that the server knows. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');
