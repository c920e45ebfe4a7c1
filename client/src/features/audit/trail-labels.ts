import { t } from '@/texts';
import { fieldInWords } from './field-in-words';

/** Things that the trail speaks of, by their names for people, in the order of the filter. */
const THINGS: Readonly<Record<string, string>> = {
  get season() {
    return t.common.season();
  },
  get league() {
    return t.common.league();
  },
  get season_league() {
    return t.audit.league_in_a_season();
  },
  get team() {
    return t.common.team();
  },
  get season_league_team() {
    return t.audit.team_in_a_season();
  },
  get division() {
    return t.audit.division();
  },
  get division_team() {
    return t.audit.team_in_a_division();
  },
  get player() {
    return t.common.player();
  },
  get roster() {
    return t.audit.roster();
  },
  get roster_entry() {
    return t.audit.roster_entry();
  },
  get game() {
    return t.common.game();
  },
  get scorekeeper_link() {
    return t.audit.scorekeepers_link();
  },
  get box_score() {
    return t.audit.box_score();
  },
  get game_period() {
    return t.audit.game_period();
  },
  get stat_definition() {
    return t.audit.statistic();
  },
  get player_attribute() {
    return t.audit.player_attribute();
  },
  get location() {
    return t.common.location();
  },
  get schedule() {
    return t.common.schedule();
  },
  get schedule_override() {
    return t.audit.schedule_override();
  },
  get bye() {
    return t.audit.bye();
  },
  get week_off() {
    return t.audit.week_off();
  },
  get page() {
    return t.audit.page();
  },
  get link() {
    return t.audit.navigation_link();
  },
  get business() {
    return t.audit.business();
  },
  get user() {
    return t.audit.user();
  },
  get api_key() {
    return t.audit.api_key();
  },
  get webhook() {
    return t.audit.webhook();
  },
  get organization() {
    return t.audit.organization();
  },
  get undo() {
    return t.common.undo();
  },
};

/** What is done to things, in the past tense. */
const VERBS: Readonly<Record<string, string>> = {
  get create() {
    return t.audit.created();
  },
  get update() {
    return t.audit.changed();
  },
  get delete() {
    return t.audit.deleted();
  },
  get reorder() {
    return t.audit.put_into_a_new_order();
  },
  get import() {
    return t.audit.imported();
  },
  get copy() {
    return t.audit.copied();
  },
  get reset() {
    return t.audit.reset();
  },
  get merge() {
    return t.audit.merged();
  },
  get erase() {
    return t.audit.erased();
  },
  get move() {
    return t.audit.moved();
  },
  get assign() {
    return t.audit.assigned();
  },
  get unassign() {
    return t.audit.taken_out();
  },
  get password() {
    return t.audit.given_a_new_password();
  },
  get 'sign-in'() {
    return t.audit.signed_in();
  },
  get 'sign-in-failed'() {
    return t.audit.not_signed_in_wrong_name_password_or_site();
  },
  get upload() {
    return t.audit.given_a_picture();
  },
  get publish() {
    return t.audit.published();
  },
  get swap() {
    return t.audit.swapped();
  },
  get generate() {
    return t.audit.generated();
  },
  get withdraw() {
    return t.audit.withdrawn();
  },
  get open() {
    return t.audit.opened_by_a_scorekeepers_link();
  },
  get revoke() {
    return t.audit.revoked();
  },
  get test() {
    return t.audit.tried();
  },
  get resend() {
    return t.audit.sent_something_again();
  },
};

/** The choices of the filter by thing. */
export const thingOptions = (): { value: string; label: string }[] =>
  Object.entries(THINGS).map(([value, label]) => ({ value, label }));

/** The choices of the filter by action, of a thing. */
export const verbOptions = (): { value: string; label: string }[] =>
  Object.entries(VERBS).map(([value, label]) => ({ value, label: capital(label) }));

/** A thing's name for people: 'season_league' is 'League in a season'. */
export function thingName(entityType: string): string {
  return THINGS[entityType] ?? capital(entityType.replaceAll('_', ' '));
}

/** What was done: 'season.update' is 'Season changed'; 'undo' is 'Undone'. */
export function actionName(action: string): string {
  const [thing = '', verb] = action.split('.');
  if (thing === 'undo' && verb === undefined) return t.audit.undone();
  return `${thingName(thing)} ${verb === undefined ? '' : (VERBS[verb] ?? verb.replaceAll('_', ' '))}`.trim();
}

/** A field's name for people: 'showInNavbar' is 'Visibility', 'home_team_id' is 'Home team'. */
export function fieldName(field: string): string {
  return capital(fieldInWords(field));
}

/** A value of a change for people. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t.audit.yes() : t.audit.no();
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueWords).join(', ');
  if (typeof value === 'object') return nameAlone(value) ?? (partWords(Object.entries(value)) || '–');
  return String(value as number);
}

/** The name of a thing that is told with its id; null of any other value. */
function nameAlone(value: object): string | null {
  return 'id' in value && 'name' in value && typeof value.name === 'string' && value.name !== '' ? value.name : null;
}

/** Parts of a value: '152 added' of a count, 'street Main Street' of a text; what is none is left out. */
function partWords(parts: readonly (readonly [string, unknown])[]): string {
  const told = parts.filter(([, part]) => part !== 0 && part !== null && part !== '');
  if (told.length === 0 && parts.some(([, part]) => part === 0)) return t.audit.nothing();
  return told
    .map(([name, part]) =>
      typeof part === 'number' ? `${part} ${fieldInWords(name)}` : `${fieldInWords(name)} ${valueWords(part)}`,
    )
    .join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
