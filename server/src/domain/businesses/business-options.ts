/** What the form of a business offers to choose from. */
export interface BusinessOptions {
  readonly categories: readonly string[];
  readonly sports: readonly string[];
  /** Names of states. */
  readonly states: readonly string[];
  /** Names of cities. */
  readonly cities: readonly string[];
}

const STATES = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
];

/** Of the region in which the leagues are; a business may name any other city. */
const CITIES = [
  'Anaheim',
  'Buena Park',
  'Costa Mesa',
  'Cypress',
  'Fountain Valley',
  'Fullerton',
  'Garden Grove',
  'Huntington Beach',
  'Irvine',
  'Laguna Beach',
  'Laguna Niguel',
  'Lake Forest',
  'Long Beach',
  'Los Angeles',
  'Mission Viejo',
  'Newport Beach',
  'Orange',
  'Placentia',
  'San Clemente',
  'San Diego',
  'Santa Ana',
  'Seal Beach',
  'Tustin',
  'Westminster',
  'Yorba Linda',
];

const OPTIONS: BusinessOptions = {
  categories: ['men', 'women', 'adult', 'youth', 'co-ed'],
  sports: ['basketball', 'baseball', 'tennis', 'volleyball'],
  states: STATES,
  cities: CITIES,
};

/** The preset choices. Categories and sports are closed lists; states and cities are suggestions. */
export function businessOptions(): BusinessOptions {
  return OPTIONS;
}
