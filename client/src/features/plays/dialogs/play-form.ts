import type { PlayKind } from '@domain/plays/play-kind';
import { t } from '@/texts';
import { type CourtGame, sideOfTeam } from '../court-game';
import type { PlayContent, PlayRevision } from '../keeping/play';
import { clockText, secondsOfText } from '../keeping/game-clock';
import type { Place } from '../entry/selection';

/** A play as its form has it. */
export interface PlayValues {
  kind: PlayKind;
  /** 'team' or 'team/player'; '' for neither. */
  who: string;
  otherPlayerId: string;
  periodId: string;
  clock: string;
  note: string;
  place: Place | null;
}

/** What the form begins with. */
export function playValues(play: PlayRevision): PlayValues {
  return {
    kind: play.kind,
    who: whoValue(play.teamId, play.playerId),
    otherPlayerId: play.otherPlayerId ?? '',
    periodId: play.periodId,
    clock: play.clock === null ? '' : clockText(play.clock),
    note: play.note ?? '',
    place: play.x === null || play.y === null ? null : { x: play.x, y: play.y },
  };
}

/** The choice that stands for a player, or a team alone. */
export function whoValue(teamId: string | null, playerId: string | null): string {
  if (teamId === null) return '';
  return playerId === null ? teamId : `${teamId}/${playerId}`;
}

/** What is wrong, by field. */
export function playProblems(values: PlayValues, game: CourtGame): Partial<Record<keyof PlayValues, string>> {
  const rule = game.vocabulary.rules.get(values.kind);
  const [teamId, playerId] = values.who.split('/');
  const problems: Partial<Record<keyof PlayValues, string>> = {};
  if (rule?.team === 'needed' && !teamId) problems.who = t.plays.choose_a_team_or_a_player();
  if (rule?.player === 'needed' && !playerId) problems.who = t.plays.choose_a_player();
  if (values.clock.trim() !== '' && secondsOfText(values.clock) === null)
    problems.clock = t.plays.enter_minutes_and_seconds_such_as_9_30();
  return problems;
}

/** Names of fields of the form. */
const NAMES = [
  'kind',
  'who',
  'otherPlayerId',
  'periodId',
  'clock',
  'note',
  'place',
] as const satisfies readonly (keyof PlayValues)[];

/** The fields in which two forms differ. */
function differingFields(one: PlayValues, other: PlayValues): (keyof PlayValues)[] {
  return NAMES.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/**
 * What a form has after its play became another one meanwhile: what was changed in it stays, the rest is as it is now.
 */
export function rebasedValues(values: PlayValues, before: PlayRevision, now: PlayRevision): PlayValues {
  const own = differingFields(values, playValues(before)).map((name) => [name, values[name]]);
  return { ...playValues(now), ...Object.fromEntries(own) };
}

/** Whether two revisions of a play differ in what its form shows, apart from its place in the order or its links. */
export function isAnotherInForm(opened: PlayRevision, now: PlayRevision): boolean {
  return differingFields(playValues(opened), playValues(now)).length > 0;
}

/** Whether what somebody else has changed of the play since the form was opened is another thing in the form. */
export function isChangedByBoth(values: PlayValues, opened: PlayRevision, now: PlayRevision): boolean {
  const theirs = differingFields(playValues(opened), playValues(now));
  return differingFields(values, playValues(now)).some((name) => theirs.includes(name));
}

/** What belongs together in a play, and is changed together. */
const PARTS: readonly (readonly (keyof PlayContent)[])[] = [
  ['kind'],
  ['teamId', 'playerId'],
  ['otherPlayerId'],
  ['periodId'],
  ['clock'],
  ['note'],
  ['x', 'y'],
];

/** What the form's values stand for, as far as the play says something else. */
export function playChanges(values: PlayValues, game: CourtGame, play: PlayRevision): Partial<PlayContent> {
  const content = contentOfValues(values, game);
  const changed = PARTS.filter((part) => part.some((name) => content[name] !== play[name])).flat();
  return Object.fromEntries(changed.map((name) => [name, content[name]]));
}

function contentOfValues(values: PlayValues, game: CourtGame): Partial<PlayContent> {
  const rule = game.vocabulary.rules.get(values.kind);
  const [teamId = '', playerId = ''] = values.who.split('/');
  const hasTeam = rule?.team !== 'none' && sideOfTeam(game, teamId) !== null;
  const place = rule?.hasPlace ? values.place : null;
  return {
    kind: values.kind,
    teamId: hasTeam ? teamId : null,
    playerId: hasTeam && rule?.player !== 'none' && playerId !== '' ? playerId : null,
    otherPlayerId: rule?.otherPlayer === 'none' || values.otherPlayerId === '' ? null : values.otherPlayerId,
    periodId: values.periodId,
    clock: values.clock.trim() === '' ? null : secondsOfText(values.clock),
    note: values.note.trim() === '' ? null : values.note.trim(),
    x: place?.x ?? null,
    y: place?.y ?? null,
  };
}
