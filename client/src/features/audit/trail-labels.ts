import { fieldWords } from '@domain/text/field-words';

/** Things that the trail speaks of, by their names for people, in the order of the filter. */
const THINGS: Readonly<Record<string, string>> = {
  season: 'Season',
  league: 'League',
  season_league: 'League in a season',
  team: 'Team',
  season_league_team: 'Team in a season',
  division: 'Division',
  division_team: 'Team in a division',
  player: 'Player',
  roster: 'Roster',
  roster_entry: 'Roster entry',
  game: 'Game',
  scorekeeper_link: 'Scorekeeper’s link',
  box_score: 'Box score',
  game_period: 'Game period',
  stat_definition: 'Statistic',
  player_attribute: 'Player attribute',
  location: 'Location',
  schedule: 'Schedule',
  schedule_override: 'Schedule override',
  bye: 'Bye',
  week_off: 'Week off',
  page: 'Page',
  link: 'Navigation link',
  business: 'Business',
  user: 'User',
  api_key: 'API key',
  webhook: 'Webhook',
  organization: 'Organization',
  undo: 'Undo',
};

/** What is done to things, in the past tense. */
const VERBS: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  reorder: 'put into a new order',
  import: 'imported',
  copy: 'copied',
  reset: 'reset',
  merge: 'merged',
  erase: 'erased',
  move: 'moved',
  assign: 'assigned',
  unassign: 'taken out',
  password: 'given a new password',
  'sign-in': 'signed in',
  'sign-in-failed': 'not signed in: wrong name, password or site',
  upload: 'given a picture',
  publish: 'published',
  swap: 'swapped',
  generate: 'generated',
  withdraw: 'withdrawn',
  open: 'opened by a scorekeeper’s link',
  revoke: 'revoked',
  test: 'tried',
  resend: 'sent something again',
};

/** The choices of the filter by thing. */
export const THING_OPTIONS: readonly { value: string; label: string }[] = Object.entries(THINGS).map(
  ([value, label]) => ({ value, label }),
);

/** The choices of the filter by action, of a thing. */
export const VERB_OPTIONS: readonly { value: string; label: string }[] = Object.entries(VERBS).map(
  ([value, label]) => ({ value, label: capital(label) }),
);

/** A thing's name for people: 'season_league' is 'League in a season'. */
export function thingName(entityType: string): string {
  return THINGS[entityType] ?? capital(entityType.replaceAll('_', ' '));
}

/** What was done: 'season.update' is 'Season changed'; 'undo' is 'Undone'. */
export function actionName(action: string): string {
  const [thing = '', verb] = action.split('.');
  if (thing === 'undo' && verb === undefined) return 'Undone';
  return `${thingName(thing)} ${verb === undefined ? '' : (VERBS[verb] ?? verb.replaceAll('_', ' '))}`.trim();
}

/** A field's name for people: 'showInNavbar' is 'Visibility', 'home_team_id' is 'Home team'. */
export function fieldName(field: string): string {
  return capital(fieldWords(field));
}

/** A value of a change for people. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueWords).join(', ');
  if (typeof value === 'object') return partWords(Object.entries(value)) || '–';
  return String(value as number);
}

/** Parts of a value: '152 added' of a count, 'street Main Street' of a text; what is none is left out. */
function partWords(parts: readonly (readonly [string, unknown])[]): string {
  const told = parts.filter(([, part]) => part !== 0 && part !== null && part !== '');
  if (told.length === 0 && parts.some(([, part]) => part === 0)) return 'nothing';
  return told
    .map(([name, part]) =>
      typeof part === 'number' ? `${part} ${fieldWords(name)}` : `${fieldWords(name)} ${valueWords(part)}`,
    )
    .join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
