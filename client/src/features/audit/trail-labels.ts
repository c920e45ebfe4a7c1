import { displayStatus } from '@domain/game/display-status';
import { GAME_STATUSES, type GameStatus } from '@domain/game/game-status';
import { isValidTime } from '@domain/game/is-valid-time';
import { isCalendarDate } from '@domain/dates/is-calendar-date';
import type { UserRole } from '@/graphql/schema.generated';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoment } from '@/lib/moments';
import { roleName } from '@/lib/role-names';
import { statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { fieldInWords } from './field-in-words';

/** Things that the trail speaks of, by their names for people, in the order of the filter. */
const THINGS: Readonly<Record<string, () => string>> = {
  season: () => t.common.season(),
  league: () => t.common.league(),
  season_league: () => t.audit.league_in_a_season(),
  team: () => t.common.team(),
  season_league_team: () => t.audit.team_in_a_season(),
  division: () => t.audit.division(),
  player: () => t.common.player(),
  roster: () => t.audit.roster(),
  roster_entry: () => t.audit.roster_entry(),
  game: () => t.common.game(),
  scorekeeper_link: () => t.audit.scorekeepers_link(),
  game_line: () => t.audit.line_of_a_box_score(),
  period_scores: () => t.audit.score_by_period(),
  integrity_finding: () => t.audit.finding(),
  game_period: () => t.audit.game_period(),
  stat_definition: () => t.audit.statistic(),
  player_attribute: () => t.audit.player_attribute(),
  schedule: () => t.common.schedule(),
  schedule_override: () => t.audit.schedule_override(),
  bye: () => t.audit.bye(),
  week_off: () => t.audit.week_off(),
  page: () => t.audit.page(),
  link: () => t.audit.navigation_link(),
  business: () => t.audit.business(),
  user: () => t.audit.user(),
  api_key: () => t.audit.api_key(),
  webhook: () => t.audit.webhook(),
  organization: () => t.audit.organization(),
  undo: () => t.common.undo(),
};

/** What is done to things, in the past tense. */
const VERBS: Readonly<Record<string, () => string>> = {
  create: () => t.audit.created(),
  update: () => t.audit.changed(),
  delete: () => t.audit.deleted(),
  reorder: () => t.audit.put_into_a_new_order(),
  import: () => t.audit.imported(),
  copy: () => t.audit.copied(),
  reset: () => t.audit.reset(),
  merge: () => t.audit.merged(),
  erase: () => t.audit.erased(),
  move: () => t.audit.moved(),
  assign: () => t.audit.assigned(),
  unassign: () => t.audit.taken_out(),
  password: () => t.audit.given_a_new_password(),
  'sign-in': () => t.audit.signed_in(),
  'sign-in-failed': () => t.audit.not_signed_in_wrong_name_password_or_site(),
  upload: () => t.audit.given_a_picture(),
  publish: () => t.audit.published(),
  swap: () => t.audit.swapped(),
  generate: () => t.audit.generated(),
  withdraw: () => t.audit.withdrawn(),
  open: () => t.audit.opened_by_a_scorekeepers_link(),
  revoke: () => t.audit.revoked(),
  test: () => t.audit.tried(),
  resend: () => t.audit.sent_something_again(),
  accept: () => t.audit.accepted(),
  draw_lots: () => t.audit.given_new_lots(),
  hide_all: () => t.audit.hidden_altogether(),
  invite: () => t.audit.invited(),
  'withdraw-invitation': () => t.audit.invited_no_longer(),
  'password-link': () => t.audit.sent_a_link_to_choose_a_password(),
  override: () => t.audit.overridden(),
  discard_draft: () => t.audit.draft_discarded(),
  seed: () => t.audit.seeded(),
  save: () => t.audit.saved(),
};

/** The choices of the filter by thing. */
export const thingOptions = (): { value: string; label: string }[] =>
  Object.entries(THINGS).map(([value, label]) => ({ value, label: label() }));

/** The choices of the filter by action, of a thing. */
export const verbOptions = (): { value: string; label: string }[] =>
  Object.entries(VERBS).map(([value, label]) => ({ value, label: capital(label()) }));

/** A thing's name for people: 'season_league' is 'League in a season'. */
export function thingName(entityType: string): string {
  return THINGS[entityType]?.() ?? capital(entityType.replaceAll('_', ' '));
}

/** What was done: 'season.update' is 'Season changed'; 'undo' is 'Undone'. */
export function actionName(action: string): string {
  const [thing = '', verb] = action.split('.');
  if (thing === 'undo' && verb === undefined) return t.audit.undone();
  return `${thingName(thing)} ${verb === undefined ? '' : (VERBS[verb]?.() ?? verb.replaceAll('_', ' '))}`.trim();
}

/** A field's name for people: 'showInNavbar' is 'Visibility', 'home_team_id' is 'Home team'. */
export function fieldName(field: string): string {
  return capital(fieldInWords(field));
}

/** What the database writes for roles and for games' statuses: they are named as on their screens. */
const STORED_WORDS: Readonly<Record<string, (value: string) => string>> = {
  role: (value) => roleName(value.toUpperCase() as UserRole),
  status: (value) =>
    (GAME_STATUSES as readonly string[]).includes(value)
      ? statusWords(displayStatus({ status: value as GameStatus, scoreHome: null, scoreAway: null }))
      : value,
};

/** Of what the ids say nothing to people. */
const UNNAMED: readonly [field: RegExp, words: () => string][] = [
  [/UploadId$/, () => t.audit.a_picture()],
  [/RevisionId$/, () => t.audit.a_version()],
];

/**
 * A value of a change of a field, for people: 'org_owner' of a role is 'Organization Owner'.
 * @param name what an id stands for, as the server says it; null of any other value
 */
export function changedValue(field: string, value: unknown, name?: string | null): string {
  if (name != null) return UNNAMED.find(([pattern]) => pattern.test(field))?.[1]() ?? name;
  return typeof value === 'string' && value !== '' && STORED_WORDS[field]
    ? STORED_WORDS[field](value)
    : valueWords(value);
}

/** A value of a change for people. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t.audit.yes() : t.audit.no();
  if (typeof value === 'string') return textWords(value);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueWords).join(', ');
  if (typeof value === 'object') return nameAlone(value) ?? (partWords(Object.entries(value)) || '–');
  return String(value as number);
}

/** A text as it is, but for moments, days and times, which are said as everywhere else. */
function textWords(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  if (isCalendarDate(text)) return formatDate(text);
  return isValidTime(text) ? formatTime(text) : text;
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
