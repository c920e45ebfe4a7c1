import { registerEnumType } from 'type-graphql';

export const Theme = { LIGHT: 'light', DARK: 'dark' } as const;
export type Theme = (typeof Theme)[keyof typeof Theme];
registerEnumType(Theme, {
  name: 'Theme',
  description: 'Colours of a site or of the admin area.',
  valuesConfig: {
    LIGHT: { description: 'Dark text on light ground.' },
    DARK: { description: 'Light text on dark ground.' },
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
