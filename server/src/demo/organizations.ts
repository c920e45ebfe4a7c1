/** An organization of the demo with its settings; columns that are absent keep their defaults. */
export interface DemoOrganization {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly accent: string;
  readonly theme?: 'dark' | 'device';
  readonly timeZone?: string;
  readonly homeVariant?: 'hero' | 'stat_leaders' | 'welcome';
  readonly navVariant?: 'main' | 'youth';
  readonly captainLabel?: string;
  readonly playerNames?: 'first_initial';
  readonly listed?: boolean;
  readonly facebookUrl?: string;
  readonly instagramUrl?: string;
  readonly youtubeUrl?: string;
  readonly analyticsSkipSlugPath?: boolean;
  readonly venueOrder?: readonly string[];
  readonly domains?: readonly string[];
}

/** The organizations of the demo. Their ids and slugs are promised to whoever tries the product out. */
export const DEMO_ORGANIZATIONS = [
  {
    id: 1,
    slug: 'fab',
    name: 'FAB Adult Basketball',
    accent: '#b45309',
    homeVariant: 'hero',
    navVariant: 'main',
    facebookUrl: 'https://facebook.example.com/fab',
    instagramUrl: 'https://instagram.example.com/fab',
    youtubeUrl: 'https://youtube.example.com/fab',
    analyticsSkipSlugPath: true,
    venueOrder: ['Fountain Valley', 'Tustin Columbus', 'Irvine Valley College'],
  },
  { id: 2, slug: 'sandbox', name: 'Sandbox', accent: '#4b5563', homeVariant: 'hero', listed: false },
  {
    id: 3,
    slug: 'youth-center',
    name: 'Youth Center',
    accent: '#15803d',
    homeVariant: 'welcome',
    navVariant: 'youth',
    captainLabel: 'Coach',
    playerNames: 'first_initial',
    facebookUrl: 'https://facebook.example.com/youth-center',
    instagramUrl: 'https://instagram.example.com/youth-center',
  },
  {
    id: 4,
    slug: 'nba',
    name: 'NBA',
    accent: '#1d4ed8',
    timeZone: 'America/New_York',
    homeVariant: 'stat_leaders',
    domains: ['nba.localhost'],
  },
  {
    id: 5,
    slug: 'valley',
    name: 'Valley Hoops',
    accent: '#7e22ce',
    theme: 'device',
    homeVariant: 'stat_leaders',
    instagramUrl: 'https://instagram.example.com/valley',
  },
  { id: 6, slug: 'harbor', name: 'Harbor Recreation', accent: '#0e7490', theme: 'dark' },
] as const satisfies readonly DemoOrganization[];

/** A slug of the demo. */
export type DemoSlug = (typeof DEMO_ORGANIZATIONS)[number]['slug'];
