import type { Cell } from '../../lib/csv.js';
import { joined, list, type List, type Named, plain } from '../list.js';

interface BusinessRow {
  states: readonly string[];
  cities: readonly string[];
  sports: readonly string[];
  categories: readonly string[];
  [field: string]: unknown;
}

const BUSINESS_FIELDS = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  website: 'website',
  location: 'location',
  facebook: 'facebook',
  instagram: 'instagram',
  season: 'season',
  next_season: 'nextSeason',
  signup_deadline: 'signupDeadline',
  signup_status: 'signupStatus',
  cost: 'cost',
  skill_level: 'skillLevel',
} as const;

const businesses = list<BusinessRow>(
  `query ExportBusinesses($organization: ID!, $filter: BusinessFilter) {
    organization(id: $organization) { businesses(filter: $filter) { id cities states sports categories ${Object.values(BUSINESS_FIELDS).join(' ')} } }
  }`,
  {
    filters: { search: 'text', sport: 'text', category: 'text', state: 'text', city: 'text', signupStatus: 'text' },
    wrapped: true,
    path: ['organization', 'businesses'],
    columns: {
      id: ({ id }) => id as string,
      ...Object.fromEntries(
        Object.entries(BUSINESS_FIELDS).map(([heading, field]) => [heading, (row: BusinessRow) => row[field] as Cell]),
      ),
      cities: ({ cities }) => joined(cities),
      states: ({ states }) => joined(states),
      sports: ({ sports }) => joined(sports),
      categories: ({ categories }) => joined(categories),
    },
  },
);

type LinkRow = Record<'id' | 'label' | 'isExternal' | 'slug' | 'url' | 'showInNavbar', Cell>;

const links = list<LinkRow>(
  `query ExportLinks($organization: ID!) { organization(id: $organization) { links { id label isExternal slug url showInNavbar } } }`,
  {
    path: ['organization', 'links'],
    columns: {
      ...plain('id', 'label'),
      external: ({ isExternal }) => isExternal,
      ...plain('slug', 'url'),
      shown: ({ showInNavbar }) => showInNavbar,
    },
  },
);

const attributes = list<Record<'id' | 'name' | 'type' | 'visible', Cell>>(
  `query ExportAttributes($organization: ID!) { organization(id: $organization) { playerAttributes { id name type visible } } }`,
  { path: ['organization', 'playerAttributes'], columns: plain('id', 'name', 'type', 'visible') },
);

interface OfSport {
  hidden: boolean;
  sport: Named;
  [field: string]: unknown;
}

const ofSport = (fields: readonly string[]) =>
  ({
    filters: { sportId: 'text' },
    columns: {
      sport: ({ sport }: OfSport): Cell => sport.name,
      ...Object.fromEntries(['id', ...fields].map((field) => [field, (row: OfSport) => row[field] as Cell])),
      visible: ({ hidden }: OfSport): Cell => !hidden,
    },
  }) as const;

const statistics = list<OfSport>(
  `query ExportStatistics($organization: ID!, $sportId: ID) { organization(id: $organization) { statDefinitions(sportId: $sportId) { id name abbreviation kind formula hidden sport { name } } } }`,
  { ...ofSport(['name', 'abbreviation', 'kind', 'formula']), path: ['organization', 'statDefinitions'] },
);

const periods = list<OfSport>(
  `query ExportPeriods($organization: ID!, $sportId: ID) { organization(id: $organization) { gamePeriods(sportId: $sportId) { id name kind hidden sport { name } } } }`,
  { ...ofSport(['name', 'kind']), path: ['organization', 'gamePeriods'] },
);

/** What an organization's administrators set up. */
export const SETTING_LISTS: Readonly<Record<string, List>> = { businesses, links, attributes, statistics, periods };
